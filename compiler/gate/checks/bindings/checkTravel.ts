import { type Compilation, findSource } from '../../../compile/compilation.ts';
import { fieldNames, flatFields } from '../../../compile/fieldLists.ts';
import type { Layers } from '../../../compile/findLayers.ts';
import { child, entriesOf, isAuthored, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import type { FormDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { baseOfForm, callsOf } from '../../../typecheck/typeTable.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { purePath } from './missingParts.ts';

/**
 * Checks where answers are sent: rules over sent answers belong to the operation, and no field is asked twice on one
 * path.
 */
export function checkTravel(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'form')) checkRules(gate, definition, node);
  for (const { definition, node } of definitionsOf(gate, 'wizard')) {
    checkAskedTwice(gate, definition, node);
    checkRulesOfSteps(gate, node);
  }
}

const reading = /(?<![\w.])this\.\??([A-Za-z]\w*)/g;

function checkRules(gate: Gate, definition: Definition, form: Node): void {
  const operations = callsOf(child(form, 'submits'));
  if (operations.length === 0) return;
  const travelling = new Set(operations.flatMap((id) => bodyNames(gate, id)));
  const submits = child(form, 'submits');
  const written = JSON.stringify(submits?.json ?? '');
  for (const [, name] of written.matchAll(reading)) if (name !== undefined) travelling.add(name);
  for (const rule of itemsOf(child(form, 'rules'))) {
    const read = [...(stringOf(child(rule, 'check')) ?? '').matchAll(reading)].flatMap((match) => match[1] ?? []);
    if (read.length === 0 || !read.every((name) => travelling.has(name))) continue;
    const message = `All fields of "${stringOf(child(rule, 'rule')) ?? ''}" travel to ${operations.join(', ')}`;
    const hint = `Write the rule in ${operations[0] ?? ''}, where both sides keep it`;
    gate.report(definition, { code: 'rule/client-only', pointer: rule.pointer, message, hint });
  }
}

/** A form in a wizard sends nothing itself: its answers are sent with the calls of later steps. */
function checkRulesOfSteps(gate: Gate, wizard: Node): void {
  const steps = itemsOf(child(wizard, 'steps'));
  for (const step of steps) {
    const id = stringOf(child(step, 'form'));
    const definition = id === undefined ? undefined : gate.set.byKind.form.get(id);
    const form = id === undefined ? undefined : findSource(gate.compilation, 'form', id);
    if (definition === undefined || child(form, 'submits') !== undefined) continue;
    for (const rule of itemsOf(child(form, 'rules'))) {
      const read = [...(stringOf(child(rule, 'check')) ?? '').matchAll(reading)].flatMap((match) => match[1] ?? []);
      const taker = steps
        .map((other) => travellingWith(gate, other))
        .find(({ names }) => names.size > 0 && read.every((name) => names.has(name)));
      if (read.length === 0 || taker === undefined) continue;
      const message = `All fields of "${stringOf(child(rule, 'rule')) ?? ''}" travel to ${taker.operation} by the wizard "${wizard.source.id}"`;
      const hint = `Write the rule in ${taker.operation}, where both sides keep it`;
      gate.report(definition, { code: 'rule/client-only', pointer: rule.pointer, message, hint });
    }
  }
}

/** Answers that a step passes unchanged: bound by name, or by a plain path. A computed value loses its name. */
function travellingWith(gate: Gate, step: Node): { readonly operation: string; readonly names: ReadonlySet<string> } {
  const operation = stringOf(child(step, 'run')) ?? '';
  const written = child(step, 'with');
  const said = new Set(entriesOf(written).map(([name]) => name));
  const bound = operation === '' ? [] : bodyNames(gate, operation).filter((name) => !said.has(name));
  return { operation, names: new Set([...bound, ...purePaths(written?.json)]) };
}

function purePaths(json: unknown): readonly string[] {
  if (typeof json === 'string') {
    const path = purePath(json);
    return path === undefined ? [] : [path];
  }
  return isAuthored(json) ? Object.values(json).flatMap(purePaths) : [];
}

function bodyNames(gate: Gate, operation: string): readonly string[] {
  const body = child(findSource(gate.compilation, 'operation', operation), 'body');
  const whole = stringOf(body);
  if (whole === undefined) return fieldNames(body);
  return entriesOf(child(findSource(gate.compilation, 'entity', whole), 'properties')).map(([name]) => name);
}

function checkAskedTwice(gate: Gate, definition: Definition, wizard: Node): void {
  const steps = new Map(itemsOf(child(wizard, 'steps')).map((step) => [stringOf(child(step, 'step')) ?? '', step]));
  const variants = itemsOf(child(wizard, 'variants')).map((variant) => itemsOf(child(variant, 'order')));
  const orders = variants.length === 0 ? [[]] : variants;
  for (const order of orders) {
    const names =
      order.length === 0
        ? [...steps.keys()]
        : order.map((entry) => stringOf(entry) ?? stringOf(child(entry, 'step')) ?? '');
    const asked = new Map<string, string>();
    for (const name of names) {
      const step = steps.get(name);
      const id = stringOf(child(step, 'form'));
      const form = id === undefined ? undefined : findSource(gate.compilation, 'form', id);
      for (const field of inputFieldsOf(form, gate.compilation)) {
        const other = asked.get(field);
        if (other === undefined) asked.set(field, name);
        else if (step !== undefined && other !== name) {
          const message = `"${field}" is asked by the step "${other}" and by "${name}"`;
          gate.report(definition, { code: 'argument/ambiguous', pointer: step.pointer, message });
        }
      }
    }
  }
}

/** Fields that a user fills in, without those that are computed or always locked. */
export function inputFieldsOf(form: Node<FormDefinition> | undefined, compilation: Compilation): readonly string[] {
  if (form === undefined) return [];
  const base = baseOfForm(form, compilation);
  return flatFields(child(form, 'fields')).flatMap((field) => {
    const name = stringOf(field) ?? stringOf(child(field, 'field'));
    if (name === undefined) return [];
    const layers: Layers = [field, ...(base(name) ?? [])];
    const own = layers.filter((layer) => stringOf(layer) === undefined && layer.pointer !== '');
    const isComputed = own.some((layer) => child(layer, 'value') !== undefined);
    const isLocked = own.find((layer) => child(layer, 'locked') !== undefined);
    return isComputed || child(isLocked, 'locked')?.json === true ? [] : [name];
  });
}

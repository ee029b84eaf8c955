import { findSource, isOfKind } from '../../../compile/compilation.ts';
import { child, isAuthored, itemsOf, type Node, rootOf, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { nearest } from '../../../errors/nearest.ts';
import type { OperationDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { anyType, type CheckType, propertiesOf, unwrapOptional } from '../../../typecheck/checkTypes.ts';
import { typeOfForm } from '../../../typecheck/typeTable.ts';
import type { Variables } from '../../../typecheck/Variables.ts';
import { requiredArguments } from '../../argumentsOf.ts';
import { allOf, type Gate } from '../../Gate.ts';
import { rowTypeAt } from '../../scope/rowTypes.ts';
import { declaredNames, isRouted, routeNames } from '../../scope/scopeOf.ts';
import { variablesOf } from '../../scope/variablesOf.ts';
import type { Location } from '../../walkDefinition.ts';
import { absentFields } from './absentFields.ts';
import { missingParts } from './missingParts.ts';

/**
 * Checks that each required argument of a call has a source: `with`, then `this`, then a given or loaded name, then the
 * route.
 */
export function checkBindings(gate: Gate): void {
  const routed = new Set(allOf(gate, 'screen').flatMap(({ node }) => (isRouted(node) ? routeNames(node) : [])));
  for (const { definition, places } of gate.walked) {
    const source = gate.compilation.sources.get(`${definition.kind}:${definition.id}`);
    if (source === undefined || definition.foreign) continue;
    const node = rootOf(source);
    let host: Host | undefined;
    for (const place of places) {
      if (place.schema.call !== true) continue;
      host ??= hostOf(gate, node, routed);
      checkCall(gate, definition, place, host);
    }
  }
}

export interface Host {
  readonly node: Node;
  readonly variables: Variables;
  /** Names that are given, loaded, or part of a route that can show this definition. */
  readonly names: ReadonlySet<string>;
}

/**
 * The names that can provide arguments in a definition. `routed` are the parameters of all routes, for definitions that
 * a screen can show.
 */
export function hostOf(gate: Gate, node: Node, routed: ReadonlySet<string>): Host {
  const addresses = isRouted(node) ? routeNames(node) : routed;
  return {
    node,
    variables: variablesOf(node, gate.compilation),
    names: new Set([...declaredNames(node), ...addresses]),
  };
}

function checkCall(gate: Gate, definition: Definition, place: Location, host: Host): void {
  const { value, pointer } = place;
  const id: unknown = isAuthored(value) ? value['run'] : value;
  const operation = typeof id === 'string' ? findSource(gate.compilation, 'operation', id) : undefined;
  if (operation === undefined || typeof id !== 'string') return;
  const written: unknown = isAuthored(value) ? value['with'] : undefined;
  const given = new Set(isAuthored(written) ? Object.keys(written) : []);
  const isStep = isAuthored(value) && typeof value['step'] === 'string';
  const paths = isStep
    ? variantsBefore(gate, host.node, String(value['step']), operation)
    : [{ variant: undefined, ...shownNames(gate, thisNames(gate, place, host), { form: host.node, operation }) }];
  const sendsBody = definition.kind !== 'entity';
  const needed = requiredArguments(operation, gate.compilation);
  const required = needed.filter(({ where }) => where === 'call' || sendsBody).map(({ name }) => name);
  for (const { variant, names, hidden } of paths) {
    const place = { compilation: gate.compilation, answers: names };
    for (const { path, below, reads } of missingParts(operation, isAuthored(written) ? written : {}, required, place)) {
      const inVariant = variant === undefined ? '' : ` in variant ${variant}`;
      const message = `${id}: ${path} is required and never given${inVariant}`;
      const near = reads === undefined || names === undefined ? undefined : nearest(reads, names);
      const hint = near === undefined ? {} : { hint: `Did you mean this.${near}?` };
      gate.report(definition, { code: 'body/missing', pointer: `${pointer}/with${below}`, message, ...hint });
    }
    if (names === undefined) continue;
    for (const { name, where } of needed) {
      if (given.has(name) || names.has(name) || host.names.has(name)) continue;
      if (where === 'body' && !sendsBody) continue;
      const at = isAuthored(value) ? joinPointer(pointer, 'run') : pointer;
      const inVariant = variant === undefined ? '' : ` in variant ${variant}`;
      if (where === 'call') {
        const message = `${id} needs ${name}${inVariant}, and nothing of that name is here`;
        const hint = `Write "with": { "${name}": … }, or load or be given "${name}"`;
        gate.report(definition, { code: 'argument/missing', pointer: at, message, hint });
      } else {
        const message = `${id}: ${name} is required and never given${inVariant}`;
        const hint = hidden?.has(name)
          ? 'The form asks for it and hides it from everybody: show it, or write it in "with"'
          : 'Ask for it, or write it in "with"';
        gate.report(definition, { code: 'body/missing', pointer: at, message, hint });
      }
    }
  }
}

/** Properties of `this` at a place. Undefined if unknown. */
export function thisNames(gate: Gate, place: Location, host: Host): ReadonlySet<string> | undefined {
  const { kind } = host.node.source;
  if (kind === 'flow' || kind === 'menu' || kind === 'template') return new Set();
  let type: CheckType = host.variables['this'] ?? { kind: 'entity', name: '', properties: {} };
  if (kind === 'screen' && place.adds.includes('this')) {
    type = rowTypeAt(host.node, place.pointer, host.variables, gate.compilation);
  }
  // The properties of a nested record are not those of this record, and an item has names of its own.
  if (kind === 'entity' && (place.adds.includes('item') || place.pointer.split('/properties/').length > 2))
    type = anyType;
  const plain = unwrapOptional(type);
  return plain.kind === 'entity' && plain.partial !== true ? new Set(Object.keys(propertiesOf(plain))) : undefined;
}

interface Names {
  readonly names: ReadonlySet<string> | undefined;
  /** Names of fields that are hidden from every caller. */
  readonly hidden?: ReadonlySet<string>;
}

interface Before extends Names {
  readonly variant: string | undefined;
}

interface Submitted {
  readonly form: Node;
  readonly operation: Node<OperationDefinition>;
}

/** Names without those of fields that a form never shows to callers of the operation. */
function shownNames(gate: Gate, names: Names['names'], { form, operation }: Submitted): Names {
  if (names === undefined || !isOfKind(form, 'form')) return { names };
  const hidden = absentFields(gate, form, operation);
  return { names: new Set([...names].filter((name) => !hidden.has(name))), hidden };
}

/** For each variant that contains a step, the fields of the forms before it. */
function variantsBefore(
  gate: Gate,
  wizard: Node,
  step: string,
  operation: Node<OperationDefinition>,
): readonly Before[] {
  const steps = new Map(itemsOf(child(wizard, 'steps')).map((entry) => [stringOf(child(entry, 'step')) ?? '', entry]));
  const written = itemsOf(child(wizard, 'variants'));
  const variants = written.length === 0 ? [undefined] : written;
  return variants.flatMap((variant) => {
    const order = itemsOf(child(variant, 'order'));
    const names =
      order.length === 0
        ? [...steps.keys()]
        : order.map((entry) => stringOf(entry) ?? stringOf(child(entry, 'step')) ?? '');
    const end = names.indexOf(step);
    if (end < 0) return [];
    const found = names.slice(0, end).map((name) => fieldsOfStep(gate, steps.get(name), operation));
    const all = found.some((fields) => fields.names === undefined)
      ? undefined
      : new Set(found.flatMap((fields) => [...(fields.names ?? [])]));
    const hidden = new Set(found.flatMap((fields) => [...(fields.hidden ?? [])]));
    // `start` of a variant fills in answers, so any name may have a value.
    const started = child(variant, 'start') !== undefined;
    return [{ variant: stringOf(child(variant, 'variant')), names: started ? undefined : all, hidden }];
  });
}

function fieldsOfStep(gate: Gate, step: Node | undefined, operation: Node<OperationDefinition>): Names {
  // The answers of a flow are a record under the name of its step.
  if (child(step, 'flow') !== undefined) return { names: new Set([stringOf(child(step, 'step')) ?? '']) };
  const id = stringOf(child(step, 'form'));
  const form = id === undefined ? undefined : findSource(gate.compilation, 'form', id);
  if (form === undefined) return { names: new Set() };
  const type = typeOfForm(form, gate.compilation);
  const names = type.kind === 'entity' ? new Set(Object.keys(propertiesOf(type))) : undefined;
  return shownNames(gate, names, { form, operation });
}

import { findSource } from '../../../compile/compilation.ts';
import { flatFields } from '../../../compile/fieldLists.ts';
import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import type { Definition } from '../../../load/Definition.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { outcomesRead } from './outcomes.ts';

/** Checks that orders name steps of their wizard. */
export function checkStepNames(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'wizard')) {
    const names = itemsOf(child(node, 'steps')).map((step) => stringOf(child(step, 'step')) ?? '');
    for (const variant of itemsOf(child(node, 'variants')))
      checkKnown(gate, definition, child(variant, 'order'), names);
  }
}

/** Checks that every step is in a variant, and that steps read only outcomes of earlier steps. */
export function checkWizards(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'wizard')) {
    const steps = new Map(itemsOf(child(node, 'steps')).map((step) => [stringOf(child(step, 'step')) ?? '', step]));
    const orders = itemsOf(child(node, 'variants')).map((variant) => child(variant, 'order'));
    const paths = orders.map((order) => (order === undefined ? [...steps.keys()] : itemsOf(order).map(stepName)));
    if (paths.length === 0) paths.push([...steps.keys()]);
    for (const [name, step] of steps) {
      if (paths.some((path) => path.includes(name))) continue;
      const message = `No variant visits the step "${name}"`;
      gate.report(definition, { code: 'step/unreachable', pointer: `${step.pointer}/step`, message });
    }
    for (const path of paths) checkOrder(gate, definition, path, steps);
  }
}

function stepName(entry: Node): string {
  return stringOf(entry) ?? stringOf(child(entry, 'step')) ?? '';
}

function checkKnown(gate: Gate, definition: Definition, order: Node | undefined, names: readonly string[]): void {
  for (const entry of itemsOf(order)) {
    const name = stepName(entry);
    if (names.includes(name)) continue;
    const hint = suggestName(name, names);
    const pointer = stringOf(entry) === undefined ? `${entry.pointer}/step` : entry.pointer;
    gate.report(definition, { code: 'reference/unknown', pointer, message: `No step "${name}"`, ...hint });
  }
}

function checkOrder(
  gate: Gate,
  definition: Definition,
  path: readonly string[],
  steps: ReadonlyMap<string, Node>,
): void {
  const later = new Set(path);
  for (const name of path) {
    later.delete(name);
    const step = steps.get(name);
    if (step === undefined) continue;
    for (const { outcome, pointer } of outcomesRead(step)) {
      if (!later.has(outcome)) continue;
      const message = `Step "${name}" reads run.${outcome}, and "${outcome}" comes later`;
      gate.report(definition, { code: 'step/order', pointer, message });
    }
    checkWaiting(gate, definition, { name, step, later: [...later].flatMap((one) => steps.get(one) ?? []) });
  }
}

interface Waiting {
  readonly name: string;
  readonly step: Node;
  readonly later: readonly Node[];
}

/**
 * Reports a step whose `ready` condition depends on an answer that only a later step asks for, so it could never be
 * left.
 */
function checkWaiting(gate: Gate, definition: Definition, { name, step, later }: Waiting): void {
  const check = child(child(step, 'ready'), 'check');
  const source = stringOf(check);
  if (check === undefined || source === undefined) return;
  for (const [, field = ''] of source.matchAll(/(?<![\w.])this\.\??(\w+)/g)) {
    if (fieldsOf(gate, step).includes(field)) continue;
    const asking = later.find((one) => fieldsOf(gate, one).includes(field));
    if (asking === undefined) continue;
    const message = `Step "${name}" waits for this.${field}, which "${stringOf(child(asking, 'step'))}" asks later`;
    gate.report(definition, { code: 'step/order', pointer: check.pointer, message });
  }
}

function fieldsOf({ compilation }: Gate, step: Node): readonly string[] {
  const form = findSource(compilation, 'form', stringOf(child(step, 'form')) ?? '');
  return flatFields(child(form, 'fields')).map((field) => stringOf(field) ?? stringOf(child(field, 'field')) ?? '');
}

import { findProperty } from '../../../compile/findLayers.ts';
import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import type { LifecycleDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { valuesOf } from '../../../typecheck/typeTable.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';

/** Every state that a property may have is derived by some entry, and no entry comes after one that always matches. */
export function checkDerivedStates(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'lifecycle')) {
    const states = itemsOf(child(node, 'states'));
    // Where events decide, the entries only describe the states.
    if (states.length === 0 || itemsOf(child(node, 'events')).length > 0) continue;
    checkCovered(gate, definition, node);
    const last = states.findIndex((state) => always(child(state, 'when')?.json));
    if (last < 0) continue;
    for (const state of states.slice(last + 1)) {
      const message = `"${nameOf(state)}" is never derived: "${nameOf(states[last])}" before it has no condition`;
      const hint = `Move "${nameOf(states[last])}" to the end, or give it a "when"`;
      gate.report(definition, { code: 'state/unreachable', pointer: `${state.pointer}/state`, message, hint });
    }
  }
}

function always(when: unknown): boolean {
  return when === undefined || when === true;
}

function nameOf(state: Node | undefined): string {
  return stringOf(child(state, 'state')) ?? '';
}

function checkCovered(gate: Gate, definition: Definition, lifecycle: Node<LifecycleDefinition>): void {
  const entity = stringOf(child(lifecycle, 'of')) ?? '';
  const layers = findProperty(gate.compilation, entity, stringOf(child(lifecycle, 'at')) ?? '') ?? [];
  // Values that a value type lists are shared with other properties, which may have the others.
  const values = valuesOf(layers[0]) ?? [];
  const derived = new Set(itemsOf(child(lifecycle, 'states')).map(nameOf));
  for (const value of values) {
    if (derived.has(String(value))) continue;
    const message = `No entry derives "${String(value)}", which the property may have`;
    const hint = `Add { "state": "${String(value)}", "when": … }, or remove the value from the property`;
    gate.report(definition, { code: 'state/unreachable', pointer: '/states', message, hint });
  }
}

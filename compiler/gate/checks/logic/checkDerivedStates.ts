import { findProperty } from '../../../compile/findLayers.ts';
import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import type { LifecycleDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { type Demand, proveCondition } from '../../../typecheck/proveCondition.ts';
import { valuesOf } from '../../../typecheck/typeTable.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { computedConditions } from '../../proofs/computedConditions.ts';
import { variablesOf } from '../../scope/variablesOf.ts';

/** Checks that every possible state has an entry that derives it, and that no entry follows one that always matches. */
export function checkDerivedStates(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'lifecycle')) {
    const states = itemsOf(child(node, 'states'));
    // If there are events, the entries only describe the states.
    if (states.length === 0 || itemsOf(child(node, 'events')).length > 0) continue;
    checkCovered(gate, definition, node);
    checkForestalled(gate, definition, node, states);
    const last = states.findIndex((state) => always(child(state, 'when')?.json));
    if (last < 0) continue;
    for (const state of states.slice(last + 1)) {
      const message = `"${nameOf(state)}" is never derived: "${nameOf(states[last])}" before it has no condition`;
      const hint = `Move "${nameOf(states[last])}" to the end, or give it a "when"`;
      gate.report(definition, { code: 'state/unreachable', pointer: `${state.pointer}/state`, message, hint });
    }
  }
}

/**
 * The first matching entry determines the state, so an entry that only matches when an earlier one does is unreachable.
 */
function checkForestalled(
  gate: Gate,
  definition: Definition,
  lifecycle: Node<LifecycleDefinition>,
  states: readonly Node[],
): void {
  const computed = computedConditions(lifecycle, gate.compilation);
  const space = {
    variables: variablesOf(lifecycle, gate.compilation),
    ...(computed === undefined ? {} : { computed }),
  };
  const earlier: Demand[] = [];
  for (const state of states) {
    const when = child(state, 'when');
    const source = stringOf(when)?.slice(1);
    if (when === undefined || source === undefined) continue;
    const own = { source, holds: true };
    // The check of constant conditions reports a condition that is never true on its own.
    const isAlone = proveCondition([own], space) === 'never';
    if (!isAlone && earlier.length > 0 && proveCondition([...earlier, own], space) === 'never') {
      const message = `"${nameOf(state)}" is never derived: an entry before it matches whenever it would`;
      gate.report(definition, { code: 'state/unreachable', pointer: `${state.pointer}/state`, message });
    }
    earlier.push({ source, holds: false });
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
  // Values that a value type lists are shared with other properties, which may use the remaining ones.
  const values = valuesOf(layers[0]) ?? [];
  const derived = new Set(itemsOf(child(lifecycle, 'states')).map(nameOf));
  for (const value of values) {
    if (derived.has(String(value))) continue;
    const message = `No entry derives "${String(value)}", which the property may have`;
    const hint = `Add { "state": "${String(value)}", "when": … }, or remove the value from the property`;
    gate.report(definition, { code: 'state/unreachable', pointer: '/states', message, hint });
  }
}

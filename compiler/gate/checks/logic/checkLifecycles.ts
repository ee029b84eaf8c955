import { findProperty } from '../../../compile/findLayers.ts';
import { child, itemsOf, type Node, rootOf, stringOf, stringsOf } from '../../../compile/node.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import type { Definition } from '../../../load/Definition.ts';
import { proveCondition } from '../../../typecheck/proveCondition.ts';
import { valuesOf } from '../../../typecheck/typeTable.ts';
import { findCycle } from '../../findCycle.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { areExclusive } from '../../proofs/areExclusive.ts';
import { spaceAt } from '../../proofs/checkConstants.ts';
import { variablesOf } from '../../scope/variablesOf.ts';

interface Event {
  readonly node: Node;
  readonly from: readonly string[];
  /** Absent: the state does not change. */
  readonly to: string | undefined;
}

/** Checks that states are values of their property, can be reached, and can be left unless they are final. */
export function checkLifecycles(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'lifecycle')) {
    const events = itemsOf(child(node, 'events')).map((event) => ({
      node: event,
      from: stringsOf(child(event, 'from')),
      to: stringOf(child(event, 'to')),
    }));
    const states = statesOf(gate, node);
    // Misspelt states would cause further errors.
    if (!checkKnown(gate, definition, node, states)) continue;
    if (events.length === 0) continue;
    checkReach(gate, definition, events, states ?? []);
    checkTraps(gate, definition, events);
    checkOverlaps(gate, definition, events);
    checkAutos(gate, definition, events);
  }
}

function statesOf(gate: Gate, lifecycle: Node): readonly string[] | undefined {
  const entity = stringOf(child(lifecycle, 'of')) ?? '';
  const layers = findProperty(gate.compilation, entity, stringOf(child(lifecycle, 'at')) ?? '') ?? [];
  const values = layers.map(valuesOf).find((list) => list !== undefined);
  return values?.map(String);
}

function checkKnown(
  gate: Gate,
  definition: Definition,
  lifecycle: Node,
  states: readonly string[] | undefined,
): boolean {
  if (states === undefined) return true;
  let known = true;
  const places = [
    ...itemsOf(child(lifecycle, 'states')).map((state) => child(state, 'state')),
    ...itemsOf(child(lifecycle, 'events')).flatMap((event) => {
      const from = child(event, 'from');
      return [child(event, 'to'), ...(Array.isArray(from?.json) ? itemsOf(from) : [from])];
    }),
  ];
  for (const place of places) {
    const state = stringOf(place);
    if (place === undefined || state === undefined || states.includes(state)) continue;
    known = false;
    const hint = suggestName(state, states);
    const message = `"${state}" is no value of the property that holds the state`;
    gate.report(definition, { code: 'state/unknown', pointer: place.pointer, message, ...hint });
  }
  return known;
}

/** Without an event that creates a record the initial state is unknown, and nothing is unreachable. */
function checkReach(gate: Gate, definition: Definition, events: readonly Event[], states: readonly string[]): void {
  const reached = new Set(events.flatMap(({ from, to }) => (from.length === 0 && to !== undefined ? [to] : [])));
  if (reached.size === 0) return;
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const { from, to } of events)
      if (to !== undefined && from.some((state) => reached.has(state))) reached.add(to);
  }
  for (const { node, from } of events) {
    const at = child(node, 'from');
    for (const state of from) {
      if (reached.has(state)) continue;
      const message = `No event leads to "${state}"`;
      gate.report(definition, { code: 'state/unreachable', pointer: at?.pointer ?? node.pointer, message });
    }
  }
  const named = new Set(events.flatMap(({ from }) => from));
  for (const state of states) {
    if (reached.has(state) || named.has(state)) continue;
    const message = `No event leads to "${state}", which the property may have`;
    gate.report(definition, { code: 'state/unreachable', pointer: '/events', message });
  }
}

/** Reports a state that cannot be left, unless an irreversible event leads to it. */
function checkTraps(gate: Gate, definition: Definition, events: readonly Event[]): void {
  // A lifecycle whose events only create records has no final states.
  if (events.every(({ from }) => from.length === 0)) return;
  const states = new Set(events.flatMap(({ to }) => to ?? []));
  for (const state of states) {
    const knows = events.filter(({ from }) => from.includes(state));
    const leaves = knows.some(({ to, node }) => to !== undefined && to !== state && canHappen(gate, node));
    const arrives = events.filter(({ to, from }) => to === state && !from.includes(state));
    const isMeant = arrives.some(({ node }) => child(node, 'irreversible')?.json === true);
    const first = arrives[0];
    if (leaves || isMeant || first === undefined) continue;
    const message = knows.length === 0 ? `No event leaves "${state}"` : `"${state}" cannot be left by anybody`;
    const hint = 'Name an event that leaves it, or say that what leads there is irreversible';
    gate.report(definition, { code: 'state/dead-end', pointer: `${first.node.pointer}/to`, message, hint });
  }
}

/** Whether the condition of an event is false for every record in its source states. */
function neverHolds(gate: Gate, event: Node): boolean {
  const when = child(event, 'when');
  const text = stringOf(when);
  if (when === undefined || text?.startsWith('=') !== true) return false;
  const lifecycle = rootOf(event.source);
  const space = spaceAt(lifecycle, when, variablesOf(lifecycle, gate.compilation));
  return proveCondition([{ source: text.slice(1), holds: true }], space) === 'never';
}

/** Whether an event can happen: its condition can be true, and some user may call its operation. */
function canHappen(gate: Gate, event: Node): boolean {
  if (child(event, 'when')?.json === false || neverHolds(gate, event)) return false;
  const operation = stringOf(child(event, 'on'));
  const source = operation === undefined ? undefined : gate.compilation.sources.get(`operation:${operation}`);
  if (source === undefined) return true;
  const allow = child({ source, pointer: '', json: source.json }, 'allow');
  const policies =
    Array.isArray(allow?.json) || stringOf(allow) !== undefined ? stringsOf(allow) : Object.keys(Object(allow?.json));
  const never = new Set(
    definitionsOf(gate, 'access').flatMap(({ node }) =>
      itemsOf(child(node, 'policies')).flatMap((policy) =>
        child(policy, 'when')?.json === false ? (stringOf(child(policy, 'policy')) ?? []) : [],
      ),
    ),
  );
  return policies.some((policy) => !never.has(policy));
}

function checkOverlaps(gate: Gate, definition: Definition, events: readonly Event[]): void {
  for (const [index, event] of events.entries()) {
    const operation = stringOf(child(event.node, 'on'));
    if (operation === undefined) continue;
    for (const other of events.slice(0, index)) {
      if (stringOf(child(other.node, 'on')) !== operation || !shareState(event, other)) continue;
      if (areExclusive(child(event.node, 'when')?.json, child(other.node, 'when')?.json)) continue;
      const message = `Two events of ${operation} may hold in the same state`;
      const hint = 'Their "when" has to exclude each other, as == and != of one value do';
      gate.report(definition, { code: 'event/overlap', pointer: event.node.pointer, message, hint });
    }
  }
}

function shareState(event: Event, other: Event): boolean {
  if (event.from.length === 0 || other.from.length === 0) return event.from.length === other.from.length;
  return event.from.some((state) => other.from.includes(state));
}

function checkAutos(gate: Gate, definition: Definition, events: readonly Event[]): void {
  const autos = events.filter(({ node }) => child(node, 'auto') !== undefined);
  const graph = new Map<string, string[]>();
  for (const { from, to, node } of autos) {
    if (to === undefined) {
      const message = 'An event that happens by itself has to lead somewhere, else it happens for ever';
      gate.report(definition, { code: 'event/cycle', pointer: node.pointer, message });
    } else for (const state of from) graph.set(state, [...(graph.get(state) ?? []), to]);
  }
  const cycle = findCycle(graph);
  const first = autos.find(({ from }) => cycle !== undefined && from.includes(cycle[0] ?? ''));
  if (cycle === undefined || first === undefined) return;
  const message = `Events that happen by themselves never rest: ${cycle.join(' → ')}`;
  gate.report(definition, { code: 'event/cycle', pointer: first.node.pointer, message });
}

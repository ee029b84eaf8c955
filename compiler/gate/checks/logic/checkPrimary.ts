import { findSource } from '../../../compile/compilation.ts';
import { booleanOf, child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { splitPointer } from '../../../compile/pointer.ts';
import type { Definition } from '../../../load/Definition.ts';
import { callsOf } from '../../../typecheck/typeTable.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import type { Location } from '../../walkDefinition.ts';

/** Checks that a list has at most one primary button, and that the action is shown as a button. */
export function checkPrimary(gate: Gate): void {
  const events = new Set(
    definitionsOf(gate, 'lifecycle').flatMap(({ node }) =>
      itemsOf(child(node, 'events')).flatMap((event) => stringOf(child(event, 'on')) ?? []),
    ),
  );
  for (const { definition, places } of gate.walked) {
    const primary = places.filter(isPrimary).map(({ pointer, value }): Node => nodeAt(pointer, value));
    for (const action of primary) checkPlace(gate, definition, action);
    checkLists(gate, definition, { primary, events });
  }
}

function isPrimary({ value, schema }: Location): boolean {
  return schema.properties?.['primary'] !== undefined && Reflect.get(Object(value), 'primary') === true;
}

function nodeAt(pointer: string, json: unknown): Node {
  return { source: { kind: '', id: '', json, keys: new Map() }, pointer, json };
}

function checkPlace(gate: Gate, definition: Definition, action: Node): void {
  const reason = reasonAgainst(definition, action);
  if (reason === undefined) return;
  const message = `The action cannot be primary: ${reason}`;
  const hint = 'Take "primary" out';
  gate.report(definition, { code: 'primary/unfit', pointer: `${action.pointer}/primary`, message, hint });
}

/** Why the action cannot be a primary button. */
function reasonAgainst(definition: Definition, action: Node): string | undefined {
  const look = stringOf(child(action, 'look'));
  if (look === 'link' || look === 'icon') return `with "look": "${look}" it is no button`;
  const path = splitPointer(action.pointer);
  if (path.at(-2) !== 'actions') return 'it is not in a list of actions';
  if (path.includes('notices')) return 'the actions of a notice have one look';
  const owner = ownerOf(definition, path.slice(0, -2));
  if (child(owner, 'menu') !== undefined) return 'the actions of a menu have one look';
  if (child(owner, 'table') !== undefined) return 'every row of the table would have a filled button';
  if (child(owner, 'field') !== undefined) return 'the actions beside a value have one look';
  if (child(owner, 'step') !== undefined && booleanOf(child(owner, 'end')) !== true) {
    return 'the step has a filled button that leads to the next one';
  }
  return undefined;
}

function ownerOf(definition: Definition, path: readonly string[]): Node {
  let json: unknown = definition.json;
  for (const name of path) json = Reflect.get(Object(json), name);
  return nodeAt('', json);
}

interface Primaries {
  readonly primary: readonly Node[];
  /** Operations whose buttons depend on the state of a record. */
  readonly events: ReadonlySet<string>;
}

function checkLists(gate: Gate, definition: Definition, { primary, events }: Primaries): void {
  for (const [index, action] of primary.entries()) {
    const other = primary.slice(0, index).find((one) => listOf(one) === listOf(action));
    if (other === undefined || (isConditional(gate, action, events) && isConditional(gate, other, events))) continue;
    const message = 'Two actions of this list are primary, and both can be there at once';
    const hint = `Give both "when" or "allow", or take one out: the other one is in line ${definition.locate(other.pointer).line}`;
    gate.report(definition, { code: 'primary/ambiguous', pointer: `${action.pointer}/primary`, message, hint });
  }
}

function listOf({ pointer }: Node): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** Whether an action is conditional, on its own or by the states in which its event can happen. */
function isConditional(gate: Gate, action: Node, events: ReadonlySet<string>): boolean {
  const when = child(action, 'when')?.json ?? true;
  if (child(action, 'allow') !== undefined || when !== true) return true;
  if (stringOf(child(action, 'refused')) === 'lock') return false;
  return operationsOf(gate, action).some((operation) => events.has(operation));
}

function operationsOf(gate: Gate, action: Node): readonly string[] {
  const run = stringOf(child(action, 'run'));
  if (run !== undefined) return [run];
  const [kind = '', id = ''] = (stringOf(child(action, 'open')) ?? '').split(':');
  const opened = kind === 'form' || kind === 'flow' ? findSource(gate.compilation, kind, id) : undefined;
  return opened === undefined ? [] : callsOf(child(opened, 'submits'));
}

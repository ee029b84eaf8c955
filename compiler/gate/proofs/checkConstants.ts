import { child, isAuthored, itemsOf, type Node, rootOf, stringOf, stringsOf } from '../../compile/node.ts';
import { splitPointer } from '../../compile/pointer.ts';
import type { Definition } from '../../load/Definition.ts';
import { absent, type Space } from '../../typecheck/conditionAtoms.ts';
import { type Demand, proveCondition } from '../../typecheck/proveCondition.ts';
import type { Variables } from '../../typecheck/Variables.ts';
import { allOf, type Gate } from '../Gate.ts';
import { variablesAt } from '../scope/variablesAt.ts';
import { variablesOf } from '../scope/variablesOf.ts';
import type { Location } from '../walkDefinition.ts';
import { computedConditions } from './computedConditions.ts';

/** Reports conditions that are provably constant, and branches that an earlier one always precedes. */
export function checkConstants(gate: Gate): void {
  const members = membersOf(gate);
  for (const { definition, places } of gate.walked) {
    const source = gate.compilation.sources.get(`${definition.kind}:${definition.id}`);
    if (source === undefined) continue;
    const node = rootOf(source);
    let variables: Variables | undefined;
    for (const place of places) {
      const isCondition = place.schema.expression === 'bool' && typeof place.value === 'string';
      if (!isCondition && !Array.isArray(place.value)) continue;
      variables ??= variablesOf(node, gate.compilation);
      const known = computedConditions(node, gate.compilation);
      const computed = known === undefined || isOwn(place, known) ? {} : { computed: known };
      const space = { ...spaceAt(node, place, variablesAt(gate, node, place, variables)), members, ...computed };
      if (isCondition) checkPlace(gate, definition, place, space);
      else checkBranches(gate, definition, place, space);
    }
  }
}

/** The expression of a computed property cannot be used to prove itself. */
function isOwn({ pointer }: Location, computed: ReadonlyMap<string, string>): boolean {
  const [word, name = '', inner] = splitPointer(pointer);
  return word === 'properties' && inner === 'value' && computed.has(`this.${name}`);
}

/** All roles: users have no others. */
export function membersOf(gate: Gate): ReadonlyMap<string, readonly unknown[]> {
  const roles = allOf(gate, 'access').flatMap(({ node }) =>
    itemsOf(child(node, 'roles')).flatMap((role) => stringOf(child(role, 'role')) ?? []),
  );
  return new Map([['user.roles', roles]]);
}

/** In an event, the record is in one of the event's source states. */
export function spaceAt(node: Node, { pointer }: Pick<Location, 'pointer'>, variables: Variables): Space {
  const [word, index = '', inner] = splitPointer(pointer);
  const at = stringOf(child(node, 'at'));
  if (node.source.kind !== 'lifecycle' || word !== 'events' || inner === 'effects' || at === undefined) {
    return { variables };
  }
  const event = itemsOf(child(node, 'events'))[Number(index)];
  const from = stringsOf(child(event, 'from'));
  return { variables, narrowed: new Map([[`this.${at}`, from.length === 0 ? [absent] : from]]) };
}

/** The consequence of a `when` that is never true, by the property that determines the type of its object. */
const consequences: readonly (readonly [string, string])[] = [
  ['is', 'this value is never used'],
  ['rule', 'the rule is never applied'],
  ['policy', 'the policy fits nobody'],
  ['check', 'this is never checked'],
];

function consequenceOf(holder: unknown): string | undefined {
  if (!isAuthored(holder)) return undefined;
  return consequences.find(([word]) => word in holder)?.[1] ?? 'this is never there';
}

function checkPlace(gate: Gate, definition: Definition, { pointer, value }: Location, space: Space): void {
  if (typeof value !== 'string' || !value.startsWith('=')) return;
  const verdict = proveCondition([{ source: value.slice(1), holds: true }], space);
  // Another check reports a rule that cannot be satisfied.
  if (verdict === 'open' || (verdict === 'never' && /^\/rules\/\d+\/check$/.test(pointer))) return;
  const isGuard = splitPointer(pointer).at(-1) === 'when' && verdict === 'never';
  const consequence = isGuard ? consequenceOf(holderOf(definition.json, pointer)) : undefined;
  if (consequence !== undefined) {
    const message = `The condition never holds, so that ${consequence}`;
    gate.report(definition, { code: 'element/unreachable', pointer, offset: 1, message });
    return;
  }
  const message = verdict === 'always' ? 'The condition always holds' : 'The condition never holds';
  gate.report(definition, {
    code: 'expression/constant',
    pointer,
    offset: 1,
    message,
    hint: 'Leave it out, or ask what was meant',
  });
}

function holderOf(json: unknown, pointer: string): unknown {
  return splitPointer(pointer)
    .slice(0, -1)
    .reduce<unknown>(
      (holder, name) => (typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined),
      json,
    );
}

/** Checks branches: a branch applies if its condition is true and that of no earlier one is. */
function checkBranches(gate: Gate, definition: Definition, { pointer, value }: Location, space: Space): void {
  if (!Array.isArray(value) || !value.some((branch) => isAuthored(branch) && 'is' in branch)) return;
  const before: Demand[] = [];
  for (const [index, branch] of value.entries()) {
    const isBranch = isAuthored(branch) && 'is' in branch;
    const when: unknown = isBranch ? branch['when'] : undefined;
    const own = typeof when === 'string' && when.startsWith('=') ? [{ source: when.slice(1), holds: true }] : [];
    const known = before.length > 0 && proveCondition([...before, ...own], space) === 'never';
    // A condition that is never true on its own is reported at its own place.
    if (known && (own.length === 0 || proveCondition(own, space) !== 'never')) {
      const message = 'This branch is never taken: one before it holds whenever it would';
      gate.report(definition, { code: 'expression/constant', pointer: `${pointer}/${index}`, message });
    }
    if (own.length > 0 && isBranch && branch['allow'] === undefined) {
      before.push(...own.map(({ source }) => ({ source, holds: false })));
    }
  }
}

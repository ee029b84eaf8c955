import { child, itemsOf, type Node, stringOf, stringsOf } from '../../compile/node.ts';
import { typesOfEverywhere } from '../../typecheck/everywhereTypes.ts';
import type { Demand } from '../../typecheck/proveCondition.ts';
import { proveCondition } from '../../typecheck/proveCondition.ts';
import { allOf, type Gate } from '../Gate.ts';
import { membersOf } from './checkConstants.ts';

/** True if provably no user matches a policy of both lists. */
export function excludePolicies(gate: Gate, left: readonly string[], right: readonly string[]): boolean {
  if (left.length === 0 || right.length === 0) return false;
  const space = { variables: typesOfEverywhere(gate.compilation), members: membersOf(gate) };
  return left.every((one) =>
    right.every((other) => {
      const demands = [demandsOf(gate, one), demandsOf(gate, other)];
      if (demands.includes(undefined)) return true;
      const all = demands.flatMap((some) => some ?? []);
      return all.length > 0 && proveCondition(all, space) === 'never';
    }),
  );
}

/** Policies in `allow`: a name, a list, or a map of relations. */
export function policiesOf(allow: Node | undefined): readonly string[] {
  const names = stringsOf(allow);
  return names.length > 0 ? names : Object.keys(Object(allow?.json));
}

/** Conditions of a policy. Undefined if no user matches it. Functions have no known condition. */
function demandsOf(gate: Gate, name: string, seen: readonly string[] = []): readonly Demand[] | undefined {
  const found = allOf(gate, 'access')
    .flatMap(({ node }) => itemsOf(child(node, 'policies')))
    .find((policy) => stringOf(child(policy, 'policy')) === name);
  if (found === undefined || seen.includes(name)) return [];
  const demands: Demand[] = [];
  for (const inner of stringsOf(child(found, 'all'))) {
    const others = demandsOf(gate, inner, [...seen, name]);
    if (others === undefined) return undefined;
    demands.push(...others);
  }
  const when: unknown = child(found, 'when')?.json;
  if (when === false) return undefined;
  if (typeof when === 'string' && when.startsWith('=')) demands.push({ source: when.slice(1), holds: true });
  return demands;
}

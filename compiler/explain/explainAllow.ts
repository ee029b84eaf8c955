import { anonymous, functionsOfRoles, isAllowed } from '#engine';
import { findSource, isOfKind } from '../compile/compilation.ts';
import { entityOf } from '../compile/entityOf.ts';
import { expressions } from '../compile/expressions.ts';
import { child, entriesOf, isAuthored, itemsOf, type Node, stringOf } from '../compile/node.ts';
import { describeValue } from './describeValue.ts';
import type { Explainer, Fact } from './Explainer.ts';

/** Explains each policy of an `allow`: the roles that match it and the records that it grants. */
export function explainAllow(allow: Node | undefined, explainer: Explainer): readonly Fact[] {
  if (allow === undefined) return [];
  const relations = isAuthored(allow.json) ? entriesOf(allow) : undefined;
  if (relations !== undefined) {
    return relations.map(([policy, place]) =>
      explainer.fact(policy, sentence([...holdersOf(policy, explainer), recordsOf(policy, place, explainer)]), place),
    );
  }
  const places = stringOf(allow) === undefined ? itemsOf(allow) : [allow];
  return places.map((place) => {
    const policy = stringOf(place) ?? '';
    return explainer.fact(policy, sentence(holdersOf(policy, explainer)), place);
  });
}

/** The policies of an `allow` in one line. */
export function describeAllow(allow: Node, explainer: Explainer): string {
  return explainAllow(allow, explainer)
    .map(({ about, says }) => (says === about ? about : `${about} (${says})`))
    .join(', ');
}

/** Who matches a policy: the roles that match it on their own, and its function. */
export function holdersOf(policy: string, { access }: Explainer): readonly string[] {
  const matches = (user: typeof anonymous): boolean => isAllowed([policy], { user, expressions }, { access });
  const own = access.functions.find((entry) => entry.function === policy);
  const held = own === undefined ? [] : [`function ${own.id}`];
  if (matches(anonymous)) return ['everybody'];
  if (matches({ ...anonymous, signedIn: true })) return ['everybody who is signed in'];
  const roles = access.roles
    .map(({ role }) => role)
    .filter((role) => {
      const functionalIds = functionsOfRoles([role], access);
      return matches({ ...anonymous, signedIn: true, roles: [role], functionalIds });
    });
  if (roles.length === 0) return [...held, 'no role by itself'];
  return [...held, `${roles.length === 1 ? 'role' : 'roles'} ${roles.join(', ')}`];
}

function recordsOf(policy: string, place: Node, { compilation }: Explainer): string {
  const written = stringOf(place) ?? '';
  if (written === 'all') return 'all records';
  const relation = written === 'own' ? policy : written;
  const operation = findSource(compilation, 'operation', place.source.id);
  const entity = operation === undefined || !isOfKind(operation, 'operation') ? undefined : entityOf(operation);
  const owners = entity === undefined ? undefined : child(findSource(compilation, 'entity', entity), 'owners');
  const paths = entriesOf(owners === undefined ? undefined : child(owners, relation));
  const equal = paths.map(([path, user]) => `${path} is ${describeValue(user)}`);
  return `the records whose ${equal.length === 0 ? `relation is ${relation}` : equal.join(' and whose ')}`;
}

function sentence(parts: readonly string[]): string {
  return parts.join('; ');
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expressions, findOpenedData } from '#compiler';
import { anonymous, type EntityModel, functionsOfRoles, type Release, rightsOf, type User } from '#engine';

/** A permission that more users have under a new release than under the live one. */
export interface PermissionGrant {
  /** An operation, `book.price` for a property, or `loan#member` for the owners of an entity's records. */
  readonly id: string;
  /** Roles and functions that gain it. `public` means every user, `signed-in` a user without roles and functions. */
  readonly gains: readonly string[];
}

interface Persona {
  readonly name: string;
  readonly user: User;
}

/**
 * Returns what a new release grants to more users than the live one: operations, more records of them, and properties.
 * Other requests are answered between the sample users.
 */
export async function findPermissionGrants(live: Release, next: Release): Promise<readonly PermissionGrant[]> {
  const gains = new Map<string, string[]>();
  for (const { name, user } of personasOf(next)) {
    const viewOf = (release: Release) => ({ release, rights: rightsOf({ user, expressions }, release) });
    for (const { id } of findOpenedData(viewOf(live), viewOf(next))) gains.set(id, [...(gains.get(id) ?? []), name]);
    await nextTurn();
  }
  const grants = [...gains].map(([id, names]) => ({
    id,
    gains: names.includes('public') ? ['public'] : [...new Set(names)],
  }));
  const owners = Object.values(next.entities).flatMap((entity) => {
    const before = live.entities[entity.id];
    return before === undefined ? [] : ownersOf(before, entity);
  });
  return [...inOrder(grants, next), ...owners];
}

/** Returns operations and properties in the order of the release. */
function inOrder(grants: readonly PermissionGrant[], { operations, entities }: Release): readonly PermissionGrant[] {
  const places = [...Object.keys(operations), ...Object.keys(entities)];
  const placeOf = ({ id }: PermissionGrant) =>
    places.indexOf(Object.hasOwn(operations, id) ? id : (id.split('.')[0] ?? id));
  return grants.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the relations whose owners have changed. Whether this grants more cannot be determined here. */
function ownersOf(before: EntityModel, after: EntityModel): readonly PermissionGrant[] {
  return Object.entries(after.owners).flatMap(([relation, paths]) => {
    const known = before.owners[relation];
    const isSame = known === undefined || JSON.stringify(known) === JSON.stringify(paths);
    return isSame ? [] : [{ id: `${after.id}#${relation}`, gains: [relation] }];
  });
}

/**
 * Sample users: anonymous, signed in, one of each role with its functions and with all, and one of each function alone.
 */
function personasOf(next: Release): readonly Persona[] {
  const { roles, functions } = next.access;
  const every = functions.map(({ id }) => id);
  const person = (name: string, role: readonly string[], functionalIds: readonly number[]): Persona => ({
    name,
    user: { ...anonymous, signedIn: true, id: 0, roles: role, functionalIds, companyIds: [] },
  });
  return [
    { name: 'public', user: anonymous },
    person('signed-in', [], []),
    ...roles.flatMap(({ role }) => [
      person(role, [role], functionsOfRoles([role], next.access)),
      person(role, [role], every),
    ]),
    ...functions.map((entry) => person(entry.function, [], [entry.id])),
  ];
}

import { expressions } from '#compiler';
import {
  anonymous,
  type EntityModel,
  type FieldModel,
  functionsOfRoles,
  grantedRelations,
  isAllowed,
  type Release,
  type User,
} from '#engine';

/** Something that more people may do or read under a new release than under the live one. */
export interface PermissionGrant {
  /** An operation, `book.price` for a property, or `loan#member` for whose records somebody's own are. */
  readonly id: string;
  /** Roles and functions that gain it; `public` is everybody, `signed-in` who has neither role nor function. */
  readonly gains: readonly string[];
}

interface Persona {
  readonly name: string;
  readonly user: User;
}

/** What a new release opens to people of any kind: operations, more records of them, and properties. */
export function findPermissionGrants(live: Release, next: Release): readonly PermissionGrant[] {
  const personas = personasOf(next);
  const gaining = (id: string, gains: (user: User) => boolean): PermissionGrant => {
    const names = personas.filter(({ user }) => gains(user)).map(({ name }) => name);
    return { id, gains: names.includes('public') ? ['public'] : [...new Set(names)] };
  };
  const operations = Object.keys(next.operations).map((id) =>
    gaining(id, (user) => {
      const before = relationsOf(id, user, live);
      return !before.has('all') && [...relationsOf(id, user, next)].some((relation) => !before.has(relation));
    }),
  );
  const entities = Object.values(next.entities).flatMap((entity): readonly PermissionGrant[] => {
    const before = live.entities[entity.id];
    return before === undefined ? [] : [...propertiesOf(before, entity), ...ownersOf(before, entity)];
  });
  return [...operations, ...entities].filter(({ gains }) => gains.length > 0);

  function propertiesOf(before: EntityModel, after: EntityModel): readonly PermissionGrant[] {
    const were = allowsOf(before.properties);
    return [...allowsOf(after.properties)].flatMap(([path, allows]) => {
      const closed = were.get(path);
      if (closed === undefined) return [];
      const holds = (all: typeof allows, user: User, release: Release) =>
        all.every((allow) => isAllowed(allow, { user, expressions }, release));
      return [gaining(`${after.id}.${path}`, (user) => holds(allows, user, next) && !holds(closed, user, live))];
    });
  }
}

/** Whose a record is may have changed for better or worse; that cannot be told from here. */
function ownersOf(before: EntityModel, after: EntityModel): readonly PermissionGrant[] {
  return Object.entries(after.owners).flatMap(([relation, paths]) => {
    const known = before.owners[relation];
    const isSame = known === undefined || JSON.stringify(known) === JSON.stringify(paths);
    return isSame ? [] : [{ id: `${after.id}#${relation}`, gains: [relation] }];
  });
}

function relationsOf(id: string, user: User, release: Release): ReadonlySet<string> {
  const operation = Object.hasOwn(release.operations, id) ? release.operations[id] : undefined;
  return new Set(
    operation === undefined
      ? []
      : grantedRelations(operation, { user, expressions }, release).map(({ relation }) => relation),
  );
}

/** Path of each property, and what its own definition and those above it ask for. */
function allowsOf(
  fields: readonly FieldModel[],
  above = '',
  asked: readonly (readonly string[])[] = [],
): ReadonlyMap<string, readonly (readonly string[])[]> {
  return new Map(
    fields.flatMap((field) => {
      const path = `${above}${field.path}`;
      const allows = field.allow === undefined ? asked : [...asked, field.allow];
      return [[path, allows] as const, ...allowsOf(field.properties ?? [], `${path}.`, allows)];
    }),
  );
}

/** Nobody, somebody, one person of each role with its functions and with all, and one of each function alone. */
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

import type { Release } from '#engine';
import type { StoredAccess, StoredRole } from './StoredAccess.types.ts';

type Access = Release['access'];
type Role = Access['roles'][number];

/** Release with stored access → compiled release. */
const compiled = new WeakMap<Release, Release>();

/** Returns the compiled release, without the changes of administrators. */
export function compiledRelease(release: Release): Release {
  return compiled.get(release) ?? release;
}

/** Returns the release with the roles and functions that administrators have changed. Its hash stays the same. */
export function withStoredAccess(release: Release, stored: StoredAccess): Release {
  const base = compiledRelease(release);
  if (stored.roles.length === 0 && stored.functions.length === 0) return base;
  const made = { ...base, access: mergeAccess(base.access, stored) };
  compiled.set(made, base);
  return made;
}

/** Like `withStoredAccess`, but returns the same object for the same version, so that caches by release stay valid. */
export function createAccessMerger(): typeof withStoredAccess {
  const latest = new WeakMap<Release, { readonly stored: StoredAccess; readonly release: Release }>();
  return (release, stored) => {
    const base = compiledRelease(release);
    const known = latest.get(base);
    if (known?.stored === stored) return known.release;
    const made = withStoredAccess(base, stored);
    latest.set(base, { stored, release: made });
    return made;
  };
}

/**
 * Merges roles and functions of a release with the stored ones: changed ones keep their position, added ones are
 * appended.
 */
function mergeAccess(access: Access, stored: StoredAccess): Access {
  const own = new Set(access.roles.map(({ role }) => role));
  const named = new Set(access.functions.map(({ id }) => id));
  return {
    ...access,
    roles: [
      ...access.roles.map((role) => changedRole(role, stored)),
      ...stored.roles.filter(({ role, added }) => added && !own.has(role)).map((role) => addedRole(role, access)),
    ],
    functions: [
      ...access.functions.map((entry) => {
        const title = stored.functions.find(({ id }) => id === entry.id)?.title;
        return title === undefined ? entry : { ...entry, title: { literal: title } };
      }),
      ...stored.functions
        .filter(({ id }) => !named.has(id))
        .map(({ id, title }) => ({ function: String(id), id, title: { literal: title } })),
    ],
  };
}

function changedRole(role: Role, { roles }: StoredAccess): Role {
  const change = roles.find((one) => one.role === role.role);
  if (change === undefined) return role;
  const { title, functions = role.functions } = change;
  return { ...role, functions, ...(title === undefined ? {} : { title: { literal: title } }) };
}

/** Policies of the release do not refer to an added role. It has functions, and the menu of another role. */
function addedRole({ role, title = role, functions = [], menuOf }: StoredRole, { roles }: Access): Role {
  const menu = roles.find((one) => one.role === menuOf)?.menu;
  return { role, title: { literal: title }, aliases: [], functions, ...(menu === undefined ? {} : { menu }) };
}

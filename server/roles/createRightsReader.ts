import { expressions, pathsReadBy } from '#compiler';
import { type Release, type Rights, rightsOf, type User } from '#engine';

/**
 * Returns a function that computes the rights of users under one release. Users who are equal in everything that its
 * policies read have equal rights, which are computed once.
 */
export function createRightsReader(release: Release): (user: User) => Rights {
  const names = membersRead(release);
  const known = new Map<string, Rights>();
  return (user) => {
    const key = JSON.stringify(names === undefined ? user : names.map((name) => user[name]));
    const rights = known.get(key) ?? rightsOf({ user, expressions }, release);
    known.set(key, rights);
    return rights;
  };
}

/** Returns the properties of a user that policies read. Undefined if one reads the whole user. */
function membersRead({ access }: Release): readonly string[] | undefined {
  const paths = access.policies.flatMap(({ when }) =>
    typeof when === 'object' && '=' in when ? pathsReadBy(when['=']) : [],
  );
  const members = paths.map((path) => path.split('.')[1]);
  return members.every((name) => name !== undefined) ? [...new Set(['roles', ...members])] : undefined;
}

import { anonymous, functionsOfRoles, type Release, type Scope, type User } from '#engine';
import { matchesPolicy } from '#engine/internal';
import { expressions } from '../../compile/expressions.ts';
import { isAuthored } from '../../compile/node.ts';

/** One entry of a file of cases. */
export type CaseEntry = Readonly<Record<string, unknown>>;

/** An object in a case. Empty if it is absent. */
export function objectOf(entry: CaseEntry, word: string): Readonly<Record<string, unknown>> {
  const part = entry[word];
  return isAuthored(part) ? part : {};
}

/** The scope of a case's conditions: the given values, the user, the settings of the release, and the time. */
export function caseScope(entry: CaseEntry, release: Release): Scope {
  const now = typeof entry['now'] === 'string' ? entry['now'] : '2030-01-01T09:00:00Z';
  const clock = { today: () => now.slice(0, 10), now: () => now };
  return {
    variables: objectOf(entry, 'given'),
    user: personOf(entry['as'], release),
    settings: release.settings,
    clock,
    expressions,
  };
}

/** A user in the first role that matches the policy, with an email address. The anonymous user if no role matches. */
export function personOf(policy: unknown, release: Release, email = 'case@example.com'): User {
  if (typeof policy !== 'string') return anonymous;
  const functionalIds = release.access.functions.map(({ id }) => id);
  const people = release.access.roles.flatMap(({ role }) => {
    const user = { ...anonymous, signedIn: true, email, roles: [role] };
    return [
      { ...user, functionalIds: functionsOfRoles([role], release.access) },
      { ...user, functionalIds },
    ];
  });
  return people.find((user) => matchesPolicy(policy, { user, expressions }, release)) ?? anonymous;
}

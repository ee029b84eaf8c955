import { expressions } from '#compiler';
import { isRecord, type Runtime, type Scope, type User } from '#engine';
import { release } from './release.ts';
import { validators } from './validators.ts';

export { release, validators };

export const users = {
  stranger: { signedIn: false, roles: [], functionalIds: [], companyIds: [] },
  member: { signedIn: true, email: 'ann@example.com', roles: ['Member'], functionalIds: [100], companyIds: [] },
  librarian: { signedIn: true, email: 'lee@example.com', roles: ['Librarian'], functionalIds: [200], companyIds: [] },
} as const satisfies Record<string, User>;

export const clock = { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' };

/** Returns a scope of the toy library for a user and the variables of the case. */
export function scopeFor(user: unknown, variables: unknown): Scope {
  const known = Object.entries(users).find(([name]) => name === user)?.[1] ?? users.member;
  return {
    variables: isRecord(variables) ? variables : {},
    user: known,
    settings: release.settings,
    clock,
    expressions,
  };
}

export function runtimeFor(locale: unknown): Runtime {
  return { release, locale: typeof locale === 'string' ? locale : 'en', validators };
}

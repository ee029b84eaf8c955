import { people } from '../../portal/testing/portalPeople.ts';

/** All callers: the anonymous user, and one user of each role. */
export const callers = {
  nobody: undefined,
  admin: people.admin,
  programAdmin: people.programAdmin,
  director: people.director,
  manager: people.manager,
  proxyManager: people.proxyManager,
  contractor: people.contractor,
  subvendor: people.subvendor,
} as const;

export type CallerName = keyof typeof callers;

export const callerNames: readonly CallerName[] = [
  'nobody',
  'admin',
  'programAdmin',
  'director',
  'manager',
  'proxyManager',
  'contractor',
  'subvendor',
];

const administrators: readonly CallerName[] = ['admin', 'programAdmin', 'director'];

/** The callers with each policy, written by hand from the accounts and not computed by the code under test. */
const holders: Readonly<Record<string, readonly CallerName[]>> = {
  public: callerNames,
  'signed-in': callerNames.filter((name) => name !== 'nobody'),
  manager: ['manager', 'proxyManager'],
  'proxy-manager': ['proxyManager'],
  contractor: ['contractor'],
  subvendor: ['subvendor'],
  'program-admin': administrators,
  administrator: ['admin'],
  'account-administrator': ['admin'],
  'function-administrator': ['admin'],
  'user-administrator': administrators,
  'report-reader': administrators,
  'service-reader': ['admin'],
  'scheduler-user': administrators,
  'project-searcher': administrators,
  'document-reviewer': administrators,
  'template-reader': administrators,
  'email-edit': administrators,
  'email-publish': administrators,
  'studio-view': ['admin'],
  'studio-edit': ['admin'],
  'studio-publish': ['admin'],
  'studio-preview': ['admin'],
  'account-previewer': ['admin'],
};

/** Returns whether a caller has one of these policies. Throws for a policy that is not listed here. */
export function mayCall(caller: CallerName, policies: readonly string[]): boolean {
  return policies.some((policy) => {
    const held = Object.hasOwn(holders, policy) ? holders[policy] : undefined;
    if (held === undefined) throw new Error(`Say who holds the policy "${policy}".`);
    return held.includes(caller);
  });
}

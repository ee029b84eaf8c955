import type { User } from '../model/runtime.types.ts';

/** A visitor who has not signed in: no roles, no functional ids and no companies. */
export const anonymous: User = Object.freeze({
  signedIn: false,
  roles: Object.freeze([]),
  functionalIds: Object.freeze([]),
  companyIds: Object.freeze([]),
});

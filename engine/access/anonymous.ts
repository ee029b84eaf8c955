import type { User } from '../model/runtime.types.ts';

/** Whoever has not signed in: no name, no role, no function. */
export const anonymous: User = Object.freeze({
  signedIn: false,
  roles: Object.freeze([]),
  functionalIds: Object.freeze([]),
  companyIds: Object.freeze([]),
});

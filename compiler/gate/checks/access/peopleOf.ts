import { type AccessModel, anonymous, isExpression, type User } from '#engine';
import { freeVariables } from '#engine/internal';
import { parseExpression } from '../../../compile/expressions.ts';

/** The maximum number of roles whose combinations are all checked. */
const mostRoles = 10;

/**
 * All users that policies can distinguish: each set of roles, with no functions and with all functions, because users
 * can have functions beyond those of their roles. Undefined if there are too many, or if policies read anything other
 * than roles, functions and whether the user is signed in.
 */
export function peopleOf(access: AccessModel): readonly User[] | undefined {
  const { roles, functions } = access;
  if (roles.length > mostRoles || readsMore(access)) return undefined;
  const functionalIds = functions.map(({ id }) => id);
  return Array.from({ length: 2 ** roles.length }, (_, number) => {
    const held = roles.filter((__, index) => (number >> index) % 2 === 1).map(({ role }) => role);
    const user = { ...anonymous, signedIn: true, roles: held };
    return [
      { ...user, functionalIds: [] },
      { ...user, functionalIds },
    ];
  }).flat();
}

function readsMore(access: AccessModel): boolean {
  return access.policies.some(({ when }) => {
    if (!isExpression(when)) return typeof when === 'object';
    const members = [...when['='].matchAll(/\buser\.\??(\w+)/g)].map(([, name]) => name ?? '');
    const isKnown = members.every((name) => ['roles', 'functionalIds', 'signedIn'].includes(name));
    return !isKnown || freeVariables(parseExpression(when['='])).some((name) => name !== 'user');
  });
}

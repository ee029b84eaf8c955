import { type AccessModel, anonymous, isExpression, type User } from '#engine';
import { freeVariables } from '#engine/internal';
import { parseExpression } from '../../../compile/expressions.ts';

/** With more roles than this not every set of them is gone through. */
const mostRoles = 10;

/**
 * Every person that policies may tell apart: each set of roles, with no function and with all of them, because people
 * may hold functions beyond their roles'. Undefined where there are too many, or policies read anything but roles,
 * functions and being signed in.
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

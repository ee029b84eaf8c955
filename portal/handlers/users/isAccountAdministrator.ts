import { isAllowed, type User } from '#engine';
import type { HandlerContext } from '#server';

/** Whether somebody administers the accounts of all users, by the policy of that name. */
export function isAccountAdministrator({ release, scope }: HandlerContext, user: User): boolean {
  return isAllowed(['account-administrator'], { user, expressions: scope.expressions }, release);
}

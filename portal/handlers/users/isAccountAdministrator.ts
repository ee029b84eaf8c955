import { isAllowed, type User } from '#engine';
import type { HandlerContext } from '#server';

/** Returns whether a user matches the policy `account-administrator`. */
export function isAccountAdministrator({ release, scope }: HandlerContext, user: User): boolean {
  return isAllowed(['account-administrator'], { user, expressions: scope.expressions }, release);
}

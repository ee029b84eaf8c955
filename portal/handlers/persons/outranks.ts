import { leadingRole, resolveRoles } from '#engine';
import type { HandlerContext } from '#server';

/** Returns whether the user's leading role has precedence over every role of another account. */
export function outranks({ user, release }: HandlerContext, roles: readonly string[]): boolean {
  const { precedence } = release.access;
  const own = precedence.indexOf(leadingRole(user, release)?.role ?? '');
  const others = resolveRoles(roles, release.access).map((role) => precedence.indexOf(role));
  return own >= 0 && others.every((other) => own < other);
}

import { leadingRole, resolveRoles } from '#engine';
import type { HandlerContext } from '#server';

/** Whether the leading role of who asks comes before every role of the account that is acted on. */
export function outranks({ user, release }: HandlerContext, roles: readonly string[]): boolean {
  const { precedence } = release.access;
  const own = precedence.indexOf(leadingRole(user, release)?.role ?? '');
  const others = resolveRoles(roles, release.access).map((role) => precedence.indexOf(role));
  return own >= 0 && others.every((other) => own < other);
}

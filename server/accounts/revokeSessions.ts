import type { HandlerContext } from '../contract/handler.types.ts';

/** Ends all sessions of an account, for example after a new password or when it is deactivated. */
export async function revokeSessions(
  { db, scope }: Pick<HandlerContext, 'db' | 'scope'>,
  accountId: number,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: scope.clock.now() })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
}

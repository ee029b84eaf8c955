import type { HandlerContext } from '../contract/handler.types.ts';

/** Ends the session of a request. Does nothing if the request has no session. */
export async function endSession({
  db,
  request,
  scope,
}: Pick<HandlerContext, 'db' | 'request' | 'scope'>): Promise<void> {
  if (request.sessionId === undefined) return;
  await db.updateTable('session').set({ revoked_at: scope.clock.now() }).where('id', '=', request.sessionId).execute();
}

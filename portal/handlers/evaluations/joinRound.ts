import type { HandlerContext } from '#server';

/**
 * Both sides of a round have one legacy id: that of its first evaluation, which is the manager's. Resolves with it.
 */
export async function joinRound(
  { db }: Pick<HandlerContext, 'db'>,
  id: number,
  legacyId: number = id,
): Promise<number> {
  await db.updateTable('evaluation').set({ legacy_id: legacyId }).where('id', '=', id).execute();
  return legacyId;
}

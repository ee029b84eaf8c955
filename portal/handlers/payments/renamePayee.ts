import type { Queries } from '#server';

/** Assigns the payments of a contractor to another login. */
export async function renamePayee(db: Queries, from: string, to: string): Promise<void> {
  await db
    .updateTable('payment')
    .set({ contractor_logical_name: to })
    .where('contractor_logical_name', '=', from)
    .execute();
}

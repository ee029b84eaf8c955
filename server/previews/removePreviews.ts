import type { Queries } from '../database/Database.types.ts';

/** Deletes previews that have ended or expired, and the releases that no preview refers to any more. */
export async function removePreviews(db: Queries, now: string): Promise<void> {
  await db
    .deleteFrom('preview')
    .where((row) => row.or([row('ended_at', 'is not', null), row('expires_at', '<', now)]))
    .execute();
  await db
    .deleteFrom('preview_release')
    .where('hash', 'not in', (select) => select.selectFrom('preview').select('release'))
    .execute();
}

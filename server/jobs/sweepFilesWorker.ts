import type { JobContext, JobWorker } from '../contract/JobWorker.types.ts';

/** Minimum age of removed files. Requests with files never take this long. */
const minutes = 60;
/** Files that are compared with their rows at once. */
const batch = 500;

/**
 * Runs every hour: removes uploaded files without a row, which remain if a server is killed in between, and old
 * incoming files. A file without a row belongs to no record, so it cannot be opened.
 */
export const sweepFilesWorker: JobWorker = {
  job: 'server.sweep-files',
  schedule: '41 * * * *',
  work: async (_data, context) => {
    const { uploads } = context.files;
    const before = new Date(new Date(context.scope.clock.now()).getTime() - minutes * 60_000);
    await uploads.discardBefore(before);
    let ids: string[] = [];
    for await (const { id, modifiedAt } of uploads.list()) {
      if (modifiedAt < before) ids.push(id);
      if (ids.length < batch) continue;
      await removeOrphans(context, ids);
      ids = [];
    }
    await removeOrphans(context, ids);
  },
};

async function removeOrphans({ db, files, log }: JobContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db.selectFrom('stored_file').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  const orphans = ids.filter((id) => !known.has(id));
  for (const id of orphans) await files.uploads.remove(id);
  if (orphans.length > 0) log.info({ files: orphans.length }, 'uploaded files without a record were removed');
}

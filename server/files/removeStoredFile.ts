import type { HandlerContext } from '../contract/handler.types.ts';

/** Removes an uploaded file: its row in the transaction, and its content after the commit. */
export async function removeStoredFile({ db, files, log, afterCommit }: HandlerContext, id: string): Promise<void> {
  await db.deleteFrom('stored_file').where('id', '=', id).execute();
  afterCommit(async () => {
    await files.uploads.remove(id).catch((error: unknown) => {
      log.warn({ err: error, file: id }, 'a deleted file is removed later');
    });
  });
}

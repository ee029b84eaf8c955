import type { HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { StoredFileResult } from './StoredFileResult.ts';

/** Returns an uploaded file as the result of an operation. Refuses with 404 if there is none with this id. */
export async function openStoredFile(context: HandlerContext, id: string): Promise<StoredFileResult> {
  const row = await context.db.selectFrom('stored_file').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return context.notFound();
  const content = await context.files.uploads.open(id).catch((error: unknown) => {
    context.log.error({ err: error, file: id }, 'a stored file could not be read');
    throw new Refusal({ status: 503, code: 'not-read' });
  });
  if (content !== undefined) return new StoredFileResult({ ...row, content });
  context.log.error({ file: id }, 'the content of a stored file is missing');
  throw new Refusal({ status: 503, code: 'not-read' });
}

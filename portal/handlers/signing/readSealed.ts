import { sql } from 'kysely';
import { type HandlerContext, preparedPrefix, Refusal, readStored, writeEvents } from '#server';

interface Sealed {
  readonly envelope: string;
  /** The current hash in the envelope. */
  readonly hash: string;
}

/**
 * Returns a signed document, or undefined if its file does not exist. Throws a `Refusal` with 409 unless the hash of
 * the envelope is that of the event that completed it, and the file has this hash.
 */
export async function readSealed(
  { db, files }: Pick<HandlerContext, 'db' | 'files'>,
  { envelope, hash }: Sealed,
): Promise<Uint8Array | undefined> {
  await writeEvents(db);
  const sealed = await db
    .selectFrom('event')
    .modifyFront(preparedPrefix)
    .select('seq')
    .where('entity', '=', 'signing-envelope')
    .where('key', '=', envelope)
    .where('what', '=', 'complete')
    .where(sql<boolean>`after ->> 'documentHash' = ${hash}`)
    .executeTakeFirst();
  if (sealed === undefined) throw new Refusal({ status: 409, code: 'altered' });
  return readStored(files, hash);
}

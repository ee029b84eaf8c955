import { sql } from 'kysely';
import { type HandlerContext, Refusal, readStored } from '#server';

interface Sealed {
  readonly envelope: string;
  /** As the envelope has it now. */
  readonly hash: string;
}

/**
 * A signed document, if it is the one that was sealed: the hash of the envelope must stand in the event that completed
 * it, and the file must still have it.
 */
export async function readSealed(
  { db, files }: Pick<HandlerContext, 'db' | 'files'>,
  { envelope, hash }: Sealed,
): Promise<Uint8Array | undefined> {
  const sealed = await db
    .selectFrom('event')
    .select('seq')
    .where('entity', '=', 'signing-envelope')
    .where('key', '=', envelope)
    .where('what', '=', 'complete')
    .where(sql<boolean>`after ->> 'documentHash' = ${hash}`)
    .executeTakeFirst();
  if (sealed === undefined) throw new Refusal({ status: 409, code: 'altered' });
  return readStored(files, hash);
}

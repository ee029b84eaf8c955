import type { FileStore } from '../contract/FileStore.types.ts';
import type { Queries } from '../database/Database.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import type { MailTransport } from './createMailTransport.ts';
import { attachedFiles, readAttachments, UnsendableError } from './readAttachments.ts';
import { readMail } from './readMail.ts';

/** Name of the job that sends one mail of the outbox. */
export const mailJob = 'mail.send';

/** Number of attempts before a mail has failed. */
const mailTries = 8;

/** Outcome of a mail about a record. */
export interface MailOutcome {
  readonly entity: string;
  readonly key: string;
  readonly to: string;
  readonly sent: boolean;
  /** It was not sent and will be retried. */
  readonly isRetried?: boolean;
  /** Error of the mail server. */
  readonly error?: string;
}

/** Is called with an outcome, in the transaction that stores it. */
export type OutcomeListener = (db: Queries, outcome: MailOutcome) => Promise<void>;

export interface Outbox {
  readonly database: DatabaseHandle;
  readonly postman: MailTransport;
  /** Contains the attachments. */
  readonly files: FileStore;
  /** Decrypts the contents of mails. */
  readonly secret: Uint8Array;
  readonly now: () => string;
  readonly onOutcome?: OutcomeListener;
}

/**
 * Sends one mail of the outbox. Runs outside a transaction, because a slow mail server must not block the database.
 * Does nothing if the mail was sent already, so the job can run twice.
 */
export async function sendMail(outbox: Outbox, id: number): Promise<void> {
  const { database, files, postman } = outbox;
  const row = await database.current().selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.status !== 'queued') return;
  const end = endOf(outbox, row);
  const words = readMail(row, { secret: outbox.secret, now: outbox.now() });
  const tries = row.tries + 1;
  if (row.sealed_until !== null && words === row) {
    await end({
      tries: row.tries,
      sent: false,
      error: 'The link in this mail ended, or the key of the server changed, before it could be sent.',
    });
    return;
  }
  const { subject, text, html } = words;
  try {
    const attachments = await readAttachments(files, attachedFiles(row.attachments));
    await postman({
      ...{ to: row.to, subject, text, messageId: row.message_id },
      ...(html === null ? {} : { html }),
      ...(attachments.length === 0 ? {} : { attachments }),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    if (tries >= mailTries || error instanceof UnsendableError) await end({ tries, sent: false, error: reason });
    else await end({ tries, sent: false, isRetried: true, error: reason });
    throw error;
  }
  await end({ tries, sent: true });
}

interface End {
  readonly tries: number;
  readonly sent: boolean;
  readonly isRetried?: boolean;
  readonly error?: string;
}

/** Stores the outcome, notifies the listener, and deletes the encrypted content once the outcome is final. */
function endOf(
  { database, now, onOutcome }: Outbox,
  row: { id: number; to: string; entity: string | null; key: string | null },
) {
  return ({ tries, sent, isRetried = false, error }: End): Promise<void> =>
    database.transaction(async (db) => {
      await db
        .updateTable('mail')
        .set({
          ...{ tries, error: error ?? null },
          ...(isRetried ? {} : { sealed: null }),
          ...(sent ? { status: 'sent' as const, sent_at: now() } : {}),
          ...(sent || isRetried ? {} : { status: 'failed' as const }),
        })
        .where('id', '=', row.id)
        .execute();
      const { entity, key, to } = row;
      if (entity === null || key === null) return;
      const more = { ...(isRetried ? { isRetried } : {}), ...(error === undefined ? {} : { error }) };
      await onOutcome?.(db, { entity, key, to, sent, ...more });
    });
}

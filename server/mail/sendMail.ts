import type { FileStore } from '../contract/FileStore.types.ts';
import type { Queries } from '../database/Database.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import type { MailTransport } from './createMailTransport.ts';
import { attachedFiles, readAttachments, UnsendableError } from './readAttachments.ts';
import { readMail } from './readMail.ts';

/** Name of the job that sends one mail of the outbox. */
export const mailJob = 'mail.send';

/** How often a mail is tried before it is given up. */
const mailTries = 8;

/** What became of a mail about a record. */
export interface MailOutcome {
  readonly entity: string;
  readonly key: string;
  readonly to: string;
  readonly sent: boolean;
  /** It was not sent, and is tried again. */
  readonly isRetried?: boolean;
  /** In the words of the mail server. */
  readonly error?: string;
}

/** Takes note of an outcome, in the transaction that keeps it. */
export type OutcomeListener = (db: Queries, outcome: MailOutcome) => Promise<void>;

export interface Outbox {
  readonly database: DatabaseHandle;
  readonly postman: MailTransport;
  /** Has what mails bring along. */
  readonly files: FileStore;
  /** Opens what is sealed. */
  readonly secret: Uint8Array;
  readonly now: () => string;
  readonly onOutcome?: OutcomeListener;
}

/**
 * Sends one mail of the outbox. Runs outside a transaction: a slow mail server must not hold the database. A mail that
 * was already sent is left alone, so the job may come twice.
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

/** Stores the outcome, reports it to whoever waits for it, and removes what was for the reader alone once it is final. */
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

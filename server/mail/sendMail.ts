import { createTransport } from 'nodemailer';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';

/** Name of the job that sends one mail of the outbox. */
export const mailJob = 'mail.send';

/** How often a mail is tried before it is given up. */
export const mailTries = 8;

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The same at every try, so that a second copy is known as one. */
  readonly messageId: string;
}

/** Hands one letter to a mail server; rejects when it was not accepted. */
export type Postman = (letter: Letter) => Promise<void>;

/** A postman for an SMTP server. */
export function createPostman({ url, from }: { readonly url: string; readonly from: string }): Postman {
  const transport = createTransport(url, { from, disableFileAccess: true, disableUrlAccess: true });
  return async (letter) => {
    await transport.sendMail(letter);
  };
}

/**
 * Sends one mail of the outbox. Runs outside a transaction: a slow mail server must not hold the database. A mail that
 * was already sent is left alone, so the job may come twice.
 */
export async function sendMail(database: DatabaseHandle, postman: Postman, id: number): Promise<void> {
  const db = database.current();
  const row = await db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.status !== 'queued') return;
  const { to, subject, text, html } = row;
  const tries = row.tries + 1;
  try {
    await postman({
      to,
      subject,
      text,
      ...(html === null ? {} : { html }),
      messageId: `<${id}.outbox@formwork.invalid>`,
    });
  } catch (error) {
    const status = tries >= mailTries ? 'failed' : 'queued';
    const reason = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    await db.updateTable('mail').set({ tries, status, error: reason }).where('id', '=', id).execute();
    throw error;
  }
  await db
    .updateTable('mail')
    .set({ tries, status: 'sent', sent_at: new Date().toISOString(), error: null })
    .where('id', '=', id)
    .execute();
}

import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { JobQueue, MailQueue } from '../contract/handler.types.ts';
import { beforeCommit } from '../database/beforeCommit.ts';
import type { Database, Queries } from '../database/Database.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { sealContent } from './sealContent.ts';
import { mailJob } from './sendMail.ts';

interface MailQueueInput {
  readonly database: DatabaseHandle;
  readonly jobs: JobQueue;
  /** Without a mail server, mails remain in the table and are read in the portal. */
  readonly mailbox: boolean;
  /** Sender of mails. The domain of message ids is that of the sender. */
  readonly from: string;
  /** Secret for encrypting what only the recipient may see. */
  readonly secret: Uint8Array;
}

type NewMail = Insertable<Database['mail']>;

/** Mails per insert: each has fourteen values, and a statement accepts 65,535. */
const batch = 200;

/**
 * Creates a mail queue. Mails are rows of the caller's transaction, so a rollback discards them. They are written
 * together before its commit.
 */
export function createMailQueue({ database, jobs, mailbox, from, secret }: MailQueueInput): MailQueue {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'formwork.invalid';
  const waiting = new WeakMap<Queries, NewMail[]>();
  const write = async (db: Queries, mails: readonly NewMail[]): Promise<void> => {
    for (let start = 0; start < mails.length; start += batch) {
      const part = mails.slice(start, start + batch);
      const rows = await db.insertInto('mail').values(part).returning('id').execute();
      if (!mailbox) for (const { id } of rows) await jobs.send(mailJob, { id });
    }
  };
  const writeWaiting = async (db: Queries): Promise<void> => {
    const mails = waiting.get(db) ?? [];
    // A mail that is queued from now on defers its own insert.
    waiting.delete(db);
    await write(db, mails);
  };
  return {
    queue: async (message) => {
      const { to, subject, text, html, markdown, template, about, attachments = [] } = message;
      const mail: NewMail = {
        to: oneLine(to),
        subject: oneLine(subject),
        text,
        html: html ?? null,
        markdown: markdown ?? null,
        status: mailbox ? 'mailbox' : 'queued',
        message_id: `<${randomUUID()}@${domain}>`,
        template: template?.id ?? null,
        template_version: template?.version ?? null,
        sealed: message.secret === undefined ? null : sealContent(message.secret.words, secret),
        sealed_until: message.secret?.until ?? null,
        entity: about?.entity ?? null,
        key: about === undefined ? null : String(about.key),
        attachments: attachments.length === 0 ? null : JSON.stringify(attachments),
      };
      const db = database.current();
      const others = waiting.get(db);
      if (others !== undefined) others.push(mail);
      else if (beforeCommit(db, () => writeWaiting(db))) waiting.set(db, [mail]);
      else await write(db, [mail]);
    },
  };
}

/** Removes line breaks, which would start another header, and other control characters. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

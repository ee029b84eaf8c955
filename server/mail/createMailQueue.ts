import { randomUUID } from 'node:crypto';
import type { JobQueue, MailQueue } from '../contract/handler.types.ts';
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

/** Creates a mail queue. Mails are rows of the caller's transaction, so a rollback discards them. */
export function createMailQueue({ database, jobs, mailbox, from, secret }: MailQueueInput): MailQueue {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'formwork.invalid';
  return {
    queue: async (message) => {
      const { to, subject, text, html, markdown, template, about, attachments = [] } = message;
      const row = await database
        .current()
        .insertInto('mail')
        .values({
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
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (!mailbox) await jobs.send(mailJob, { id: row.id });
    },
  };
}

/** Removes line breaks, which would start another header, and other control characters. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

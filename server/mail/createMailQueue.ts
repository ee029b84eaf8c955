import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import type { JobQueue, MailQueue } from '../handlers/handler.types.ts';
import { mailJob } from './sendMail.ts';

interface MailQueueInput {
  readonly database: DatabaseHandle;
  readonly jobs: JobQueue;
  /** No mail server: mails stay in the table, where the mailbox shows them. */
  readonly mailbox: boolean;
}

/** Mails are rows of the caller's transaction: what is rolled back was never sent. */
export function createMailQueue({ database, jobs, mailbox }: MailQueueInput): MailQueue {
  return {
    queue: async ({ to, subject, text, html }) => {
      const row = await database
        .current()
        .insertInto('mail')
        .values({
          to: oneLine(to),
          subject: oneLine(subject),
          text,
          html: html ?? null,
          status: mailbox ? 'mailbox' : 'queued',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (!mailbox) await jobs.send(mailJob, { id: row.id });
    },
  };
}

/** A line break in a header would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}

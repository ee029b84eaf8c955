import { isRecord } from '#engine';
import type { QueueWorker } from '../jobs/startJobs.ts';
import { mailsAtOnce } from './createMailTransport.ts';
import { mailJob, type Outbox, sendMail } from './sendMail.ts';

/** The job that empties the outbox, some mails at a time. */
export function createMailWorker(outbox: Outbox): QueueWorker {
  return {
    job: mailJob,
    atOnce: mailsAtOnce,
    work: async (data) => {
      const id = isRecord(data) ? data['id'] : undefined;
      if (typeof id === 'number') await sendMail(outbox, id);
    },
  };
}

import { isRecord } from '#engine';
import type { QueueWorker } from '../jobs/startJobs.ts';
import { mailJob, type Outbox, sendMail } from './sendMail.ts';

/** The job that empties the outbox, mail by mail. */
export function createMailWorker(outbox: Outbox): QueueWorker {
  return {
    job: mailJob,
    work: async (data) => {
      const id = isRecord(data) ? data['id'] : undefined;
      if (typeof id === 'number') await sendMail(outbox, id);
    },
  };
}

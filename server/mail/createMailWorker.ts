import { isRecord } from '#engine';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import type { QueueWorker } from '../jobs/startJobs.ts';
import { mailJob, type Postman, sendMail } from './sendMail.ts';

/** The job that empties the outbox, mail by mail. */
export function createMailWorker(database: DatabaseHandle, postman: Postman): QueueWorker {
  return {
    job: mailJob,
    work: async (data) => {
      const id = isRecord(data) ? data['id'] : undefined;
      if (typeof id === 'number') await sendMail(database, postman, id);
    },
  };
}

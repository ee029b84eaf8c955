import { isRecord } from '#engine';
import type { Log } from '../contract/Log.types.ts';
import type { QueueWorker } from '../jobs/startJobs.ts';
import { mailsAtOnce } from './createMailTransport.ts';
import { mailJob, type Outbox, sendMail } from './sendMail.ts';

/** Creates the worker that sends the mails of the outbox. A mail that could not be sent is logged with its id. */
export function createMailWorker({ log, ...outbox }: Outbox & { readonly log: Log }): QueueWorker {
  return {
    job: mailJob,
    atOnce: mailsAtOnce,
    work: async (data) => {
      const id = isRecord(data) ? data['id'] : undefined;
      if (typeof id !== 'number') return;
      try {
        await sendMail(outbox, id);
      } catch (error) {
        log.error({ err: error, mail: id }, 'mail was not sent');
        throw error;
      }
    },
  };
}

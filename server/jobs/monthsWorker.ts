import { sql } from 'kysely';
import type { JobWorker } from '../contract/JobWorker.types.ts';
import { createMonths } from '../database/createMonths.ts';

/** Runs at the start and every night: creates the partitions of the next months. */
export const monthsWorker: JobWorker = {
  job: 'server.months',
  schedule: '37 2 * * *',
  work: async (_data, { db }) => {
    // A new partition locks the one for all other rows. Behind a long backup, everybody would wait for it: the job fails
    // instead, and runs again later.
    await sql`set local lock_timeout = '1s'`.execute(db);
    await createMonths(db);
  },
};

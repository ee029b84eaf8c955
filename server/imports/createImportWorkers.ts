import { isRecord } from '#engine';
import type { Services } from '../contract/Services.types.ts';
import type { QueueWorker } from '../jobs/startJobs.ts';
import { importJob, importsDueJob } from './importJob.ts';
import { runImport } from './runImport.ts';

/** A server that works on an import works on a row within this time. */
const silentSeconds = 60;
/** How often the second job looks. */
const everyMinute = '* * * * *';

/**
 * The jobs of imports. One works on the rows of an import, each in a transaction of its own, so that it continues with
 * the next row wherever it was ended. The other looks every minute for imports whose job was lost.
 */
export function createImportWorkers(services: Services): readonly QueueWorker[] {
  return [
    {
      job: importJob,
      work: async (data) => {
        const id = isRecord(data) ? data['id'] : undefined;
        if (typeof id === 'number') await runImport(services, id);
      },
    },
    { job: importsDueJob, schedule: everyMinute, work: () => sendDueImports(services) },
  ];
}

async function sendDueImports({ database, jobs, clock }: Services): Promise<void> {
  await database.transaction(async (db) => {
    const now = clock.now();
    const silent = new Date(Date.parse(now) - silentSeconds * 1000).toISOString();
    const found = await db
      .selectFrom('import_task')
      .select('id')
      .where((where) =>
        where.or([
          where.and([where('status', '=', 'SCHEDULED'), where('starts_at', '<', silent)]),
          where.and([where('status', '=', 'RUNNING'), where('moved_at', '<', silent)]),
        ]),
      )
      .execute();
    for (const { id } of found) await jobs.send(importJob, { id }, { singletonKey: String(id) });
  });
}

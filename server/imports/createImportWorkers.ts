import { isRecord } from '#engine';
import type { Services } from '../contract/Services.types.ts';
import type { QueueWorker } from '../jobs/startJobs.ts';
import { importJob, importsDueJob } from './importJob.ts';
import { runImport } from './runImport.ts';

/** If an import has no progress for this long, its server is assumed to have stopped. */
const silentSeconds = 60;
/** Schedule of the second job. */
const everyMinute = '* * * * *';

/**
 * Creates the jobs of imports. One processes the rows of an import, each in its own transaction, so that it can resume
 * with the next row. The other one looks for imports whose job was lost, every minute.
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

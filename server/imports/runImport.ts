import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { userOf } from '../accounts/findUser.ts';
import { Refusal } from '../contract/Refusal.ts';
import type { Services } from '../contract/Services.types.ts';
import { analyzeGrownTables } from '../database/analyzeGrownTables.ts';
import type { Queries } from '../database/Database.types.ts';
import { appendEvents } from '../events/createEventLog.ts';
import { queueTemplate } from '../mail/queueTemplate.ts';
import { findRecord } from '../records/readRecords.ts';
import { findImportForm, type ImportForm } from './findImportForm.ts';
import { type ImportUser, importContext } from './importContext.ts';
import { importJob } from './importJob.ts';
import { type ImportedTask, importRow } from './importRow.ts';
import { importTaskStore } from './importTaskStore.ts';
import { type OpenSheet, openSheet } from './openSheet.ts';

/** The queue restarts a job that takes longer than 15 minutes, so a longer import continues in another job. */
const millisecondsOfJob = 60_000;

/** After so many rows of a job, tables may have grown enough for other plans. */
const rowsBeforeAnalysis: ReadonlySet<number> = new Set([100, 1000]);

type TaskRow = ImportedTask & { readonly starts_at: string; readonly account_id: number | null };

/** Processes the remaining rows of an import until it has ended, was cancelled, or continues in another job. */
export async function runImport(services: Services, id: number): Promise<void> {
  const task = await begin(services, id);
  if (task === undefined) return;
  const live = services.releases.live();
  const { locale } = task;
  const user = await findAccount(services, task.account_id);
  if (user === undefined) return end(services, task, { status: 'FAILED' });
  const asker: ImportUser = { user, locale, live };
  const opened = await openTask(services, task, asker);
  if (opened === undefined) return end(services, task, { status: 'FAILED' });
  const since = performance.now();
  const remembered = new Map<string, Promise<unknown>>();
  let imported = 0;
  for (const row of opened.sheet.rows) {
    if (row.row <= task.last_row) continue;
    if (rowsBeforeAnalysis.has(imported)) await services.database.transaction(analyzeGrownTables);
    imported += 1;
    if (performance.now() - since > millisecondsOfJob) {
      await services.database.transaction(() => services.jobs.send(importJob, { id }));
      return;
    }
    const isOpen = await importRow({ services, task, asker, ...opened, remembered, row });
    if (!isOpen) return;
    await nextTurn();
  }
  await end(services, task, { status: 'DONE' });
}

/** Sets the task to running and returns it. Undefined if there is nothing to do. */
function begin({ database, clock }: Services, id: number): Promise<TaskRow | undefined> {
  return database.transaction(async (db) => {
    const task = await db.selectFrom('import_task').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (task === undefined || task.status === 'RUNNING') return task;
    const now = clock.now();
    if (task.status !== 'SCHEDULED' || Date.parse(task.starts_at) > Date.parse(now)) return undefined;
    const running = { status: 'RUNNING', started_at: now, moved_at: now };
    await db.updateTable('import_task').set(running).where('id', '=', id).execute();
    return { ...task, ...running };
  });
}

/** Returns the user who scheduled the import, with current permissions. Undefined if the account is closed. */
async function findAccount({ database, releases }: Services, id: number | null) {
  if (id === null) return undefined;
  const row = await database.transaction((db) =>
    db.selectFrom('account').selectAll().where('id', '=', id).where('active', '=', true).executeTakeFirst(),
  );
  return row === undefined ? undefined : userOf(row, releases.live().release);
}

interface OpenTask {
  readonly source: ImportForm;
  readonly sheet: OpenSheet;
}

/** Returns the form and the file. Undefined if one of them no longer exists. */
async function openTask(services: Services, task: ImportedTask, asker: ImportUser): Promise<OpenTask | undefined> {
  try {
    const source = findImportForm(asker.live.release, task.form);
    const { operation } = source;
    const { scope, runtime } = await services.database.transaction(
      async (db) => importContext({ services, db, ...asker, operation, remembered: new Map() }).context,
    );
    const file = { id: task.file_id, name: task.file_name, hash: task.file_hash };
    return { source, sheet: await openSheet({ files: services.files, file, source, scope, runtime }) };
  } catch (error) {
    // The queue retries if the storage does not respond.
    if (error instanceof Refusal && error.status === 503) throw error;
    services.log.error({ err: error, task: task.id }, 'the file of an import could not be read');
    return undefined;
  }
}

interface Outcome {
  readonly status: 'DONE' | 'FAILED';
}

/** Ends an import once, and mails the result to the user who scheduled it. */
async function end(services: Services, task: ImportedTask, { status }: Outcome): Promise<void> {
  const { database, clock, releases } = services;
  await database.transaction(async (db) => {
    const ended = await db
      .updateTable('import_task')
      .set({ status, ended_at: clock.now() })
      .where('id', '=', task.id)
      .where('status', '=', 'RUNNING')
      .returning(['created_count', 'refused_count'])
      .executeTakeFirst();
    if (ended === undefined) return;
    const { created_count: created, refused_count: refused } = ended;
    await appendEvents(db, [
      {
        ...{ entity: 'import-task', key: task.id, what: 'end', after: { status, created, refused } },
        ...{ at: clock.now(), actor: importJob, operation: importJob, release: releases.live().release.hash },
      },
    ]);
    await mailOutcome(services, db, task);
  });
}

async function mailOutcome(services: Services, db: Queries, { id, template, locale }: ImportedTask): Promise<void> {
  const live = services.releases.live();
  const model = template === null ? undefined : live.release.templates[template];
  const operation = Object.values(live.release.operations)[0];
  const [name] = Object.keys(model?.given ?? {});
  if (template === null || name === undefined || operation === undefined) return;
  const user = { signedIn: false, roles: [], functionalIds: [], companyIds: [] };
  const { context } = importContext({ services, db, live, user, locale, operation, remembered: new Map() });
  const access = [{ policy: 'job', relation: 'all' }];
  const task = await findRecord({ ...context, access }, importTaskStore.entity, id);
  if (task !== undefined) await queueTemplate(context, { template, given: { [name]: task } });
}

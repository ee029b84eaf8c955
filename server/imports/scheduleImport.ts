import type { HandlerContext } from '../contract/handler.types.ts';
import type { ImportSource } from '../contract/Imports.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import type { UploadedFile } from '../contract/UploadedFile.types.ts';
import { importJob } from './importJob.ts';

interface ScheduledImport {
  readonly form: string;
  readonly file: UploadedFile;
  /** Start time. Default: now. */
  readonly startsAt?: string;
  /** Template of the mail about the result. Its first parameter is the task. */
  readonly template?: string;
}

/** Returns the source of an import as the current user. */
export function importSource(context: HandlerContext, form: string, file: ImportSource['file']): ImportSource {
  const { user, locale } = context;
  return { form, file, user, locale };
}

/**
 * Schedules the import of an uploaded file and returns the id of the task. The form reads the rows, and each row is a
 * call as the user who scheduled it.
 */
export async function scheduleImport(context: HandlerContext, given: ScheduledImport): Promise<number> {
  const { db, scope, user, locale } = context;
  const { form, file, startsAt, template } = given;
  const rows = await context.outside(
    'rows',
    async () => () => context.imports.count(importSource(context, form, file)),
  );
  const now = scope.clock.now();
  const { id } = await db
    .insertInto('import_task')
    .values({
      ...{ form, template: template ?? null, file_id: file.id, file_name: file.name, file_hash: file.hash },
      ...{ status: 'SCHEDULED', immediate: startsAt === undefined, account_id: user.id ?? null, locale },
      ...{ created_by: user.email ?? '', row_count: rows, starts_at: startsAt ?? now, created_at: now },
      ...{ started_at: null, moved_at: null, ended_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.events.append({
    ...{ entity: 'import-task', key: id, what: 'schedule' },
    after: { id, form, file: { name: file.name, hash: file.hash }, rows, startsAt: startsAt ?? now },
  });
  await context.jobs.send(importJob, { id }, startsAt === undefined ? {} : { after: new Date(startsAt) });
  return id;
}

/**
 * Cancels an import that has not ended: before it starts, or after the current row. Throws a `Refusal` with 404 if it
 * does not exist, and with 409 if it has ended or was started immediately.
 */
export async function cancelImport({ db, events, scope }: HandlerContext, id: number): Promise<void> {
  const found = await db
    .selectFrom('import_task')
    .select(['status', 'immediate'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new Refusal({ status: 404, code: 'not-found' });
  const isOpen = found.status === 'SCHEDULED' || (found.status === 'RUNNING' && !found.immediate);
  if (!isOpen) throw new Refusal({ status: 409, code: 'state' });
  const ended = { status: 'CANCELLED', ended_at: scope.clock.now() };
  await db.updateTable('import_task').set(ended).where('id', '=', id).execute();
  await events.append({
    ...{ entity: 'import-task', key: id, what: 'cancel' },
    before: { status: found.status },
    after: { status: ended.status },
  });
}

/** Returns a workbook of the rows that a finished import has refused, with the reasons. */
export async function refusedRows(context: HandlerContext, id: number) {
  const task = await context.db
    .selectFrom('import_task')
    .select(['form', 'file_id', 'file_name', 'file_hash', 'refused_count'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (task === undefined || task.refused_count === 0) return context.notFound();
  const file = { id: task.file_id, name: task.file_name, hash: task.file_hash };
  const source = { ...importSource(context, task.form, file), task: id };
  return context.outside('refused rows', async () => () => context.imports.refused(source));
}

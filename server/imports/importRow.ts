import { sql } from 'kysely';
import { isRecord } from '#engine';
import type { CallExternal } from '../contract/CallExternal.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import type { Services } from '../contract/Services.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { preparedPrefix } from '../database/preparedStatements.ts';
import { withExternalCalls } from '../operations/callExternal.ts';
import { inTransaction } from '../operations/inTransaction.ts';
import { runOperation } from '../operations/runOperation.ts';
import { prepareRow, problemsOf } from './checkRow.ts';
import type { ImportForm } from './findImportForm.ts';
import { type ImportContext, type ImportUser, importContext } from './importContext.ts';
import type { Remembered } from './loadRowOptions.ts';
import type { OpenSheet } from './openSheet.ts';
import type { RowProblem, RowReader } from './readRow.ts';
import { repeatedRow } from './repeatedRow.ts';
import type { SheetRow } from './sheets/SheetContent.types.ts';

/** The properties of a task that its rows need. */
export interface ImportedTask {
  readonly id: number;
  readonly form: string;
  readonly template: string | null;
  readonly file_id: string;
  readonly file_name: string;
  readonly file_hash: string;
  readonly locale: string;
  readonly last_row: number;
}

interface RowInput {
  readonly services: Services;
  readonly task: ImportedTask;
  readonly asker: ImportUser;
  readonly source: ImportForm;
  readonly sheet: OpenSheet;
  readonly remembered: Remembered;
  readonly row: SheetRow;
}

/** A refused row. Nothing of it is stored. */
class RefusedRow extends Error {
  readonly problems: readonly RowProblem[];

  constructor(problems: readonly RowProblem[]) {
    super('The row was refused.');
    this.name = 'RefusedRow';
    this.problems = problems;
  }
}

/**
 * Processes one row. The writes of its operation and the record that the row is done are one transaction, so that each
 * row is processed exactly once. A refused row is recorded with its problems. Returns false if the import has ended or
 * was cancelled meanwhile.
 */
export async function importRow(input: RowInput): Promise<boolean> {
  let after: (() => Promise<unknown>)[] = [];
  try {
    const isOpen = await withExternalCalls((outside) =>
      inTransaction(input.services.database, (db) => {
        after = [];
        return createFromRow(input, { db, outside, afterCommit: (work) => void after.push(work) });
      }),
    );
    for (const late of after) await late();
    return isOpen;
  } catch (error) {
    const problems = error instanceof RefusedRow ? error.problems : unforeseen(error, input);
    return noteRefused(input, problems);
  }
}

interface RowTransaction {
  readonly db: Queries;
  readonly outside: CallExternal;
  readonly afterCommit: (work: () => Promise<unknown>) => void;
}

async function createFromRow(input: RowInput, transaction: RowTransaction): Promise<boolean> {
  const { services, asker, source, sheet, remembered, row } = input;
  const { db } = transaction;
  const { state, isRepeated } = await lockTask(db, input);
  if (state !== 'open') return state === 'done';
  const at = importContext({ services, ...asker, operation: source.operation, remembered, ...transaction });
  const { scope, runtime } = at.context;
  const reader: RowReader = { source, header: sheet.columns, scope, runtime, options: at.options };
  if (isRepeated) throw new RefusedRow([repeatedRow(at.context)]);
  const prepared = await prepareRow(row, { reader });
  if (!('http' in prepared)) throw new RefusedRow(prepared.problems);
  const result = await run(at, { reader, http: prepared.http });
  await noteRow(input, db, { status: 'created', key: keyOf(result, source) });
  return true;
}

async function run(
  at: ImportContext,
  { reader, http }: { readonly reader: RowReader; readonly http: Parameters<ImportContext['call']>[0] },
): Promise<unknown> {
  try {
    return await runOperation(at.call(http));
  } catch (error) {
    if (error instanceof Refusal && error.status !== 503) throw new RefusedRow(problemsOf(error, { reader, at }));
    throw error;
  }
}

interface LockedTask {
  /** Whether the task is still open, and whether another server has processed the row. */
  readonly state: 'open' | 'done' | 'ended';
  /** Whether this row of the file was imported before, by this import or another one. */
  readonly isRepeated: boolean;
}

/** Locks the task until the row is stored. */
async function lockTask(db: Queries, { task, row }: RowInput): Promise<LockedTask> {
  const { rows } = await sql<{ status: string; last: number; repeated: boolean }>`${preparedPrefix}
    select status, last_row as last, exists (select 1 from import_row
      where import_row.form = import_task.form and import_row.file_hash = import_task.file_hash
        and import_row.row_number = ${row.row} and import_row.status = 'created') as repeated
    from import_task where id = ${task.id} for update of import_task`.execute(db);
  const [found] = rows;
  if (found?.status !== 'RUNNING') return { state: 'ended', isRepeated: false };
  return { state: found.last >= row.row ? 'done' : 'open', isRepeated: found.repeated };
}

interface RowNote {
  readonly status: 'created' | 'refused';
  readonly key: string | null;
  readonly problems?: readonly Omit<RowProblem, 'path'>[];
}

/** Records the result of the row, and advances the task. */
async function noteRow({ task, row, services }: RowInput, db: Queries, note: RowNote): Promise<void> {
  const { status, key, problems = [] } = note;
  const count = sql.ref(`${status}_count`);
  await sql`${preparedPrefix}with noted as (
      insert into import_row (task_id, row_number, form, file_hash, status, key, problems)
      values (${task.id}, ${row.row}, ${task.form}, ${task.file_hash}, ${status}, ${key}, ${JSON.stringify(problems)}))
    update import_task set ${count} = ${count} + 1, last_row = ${row.row}, moved_at = ${services.clock.now()}
    where id = ${task.id}`.execute(db);
}

/** Returns the key of the created record, if the operation returns it. */
function keyOf(result: unknown, { operation }: ImportForm): string | null {
  if (!isRecord(result)) return null;
  const [first] = Object.values(result).filter((value) => typeof value === 'string' || typeof value === 'number');
  return operation.result.shape === 'one' && first !== undefined ? String(first) : null;
}

/** The queue retries while the database is unavailable. Any other error is logged, and the other rows continue. */
function unforeseen(error: unknown, { services, task, row, asker }: RowInput): readonly RowProblem[] {
  if (error instanceof DatabaseUnavailable || (error instanceof Refusal && error.status === 503)) throw error;
  services.log.error({ err: error, task: task.id, row: row.row }, 'a row could not be imported');
  const { release } = asker.live;
  const texts = release.texts[asker.locale] ?? release.texts['en'];
  return [{ path: '', column: '', value: '', message: texts?.['engine/error.internal'] ?? 'internal' }];
}

async function noteRefused(input: RowInput, problems: readonly RowProblem[]): Promise<boolean> {
  const { services } = input;
  return services.database.transaction(async (db) => {
    const { state } = await lockTask(db, input);
    if (state !== 'open') return state === 'done';
    const told = problems.map(({ column, value, message }) => ({ column, value, message }));
    await noteRow(input, db, { status: 'refused', key: null, problems: told });
    return true;
  });
}

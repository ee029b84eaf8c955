import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { CompiledQuery, sql } from 'kysely';
import { isRecord } from '#engine';
import type { Migrations } from '../contract/Portal.types.ts';
import { sortIntoMonths } from '../database/createMonths.ts';
import type { Queries } from '../database/Database.types.ts';
import { applyMigrations } from '../database/migrate.ts';
import { startJobs } from '../jobs/startJobs.ts';
import { migrations as serverMigrations } from '../migrations/index.ts';
import type { BackupSource, FileFacts, Manifest, TableFacts } from './Backup.types.ts';
import { BackupProblem } from './BackupProblem.ts';
import { type OpenBackup, openBackup } from './openBackup.ts';
import { listTables, readRows, writableColumns } from './readTables.ts';
import { sumRows } from './sumRows.ts';

/** Limits of one insert: rows and characters. */
const batch = { rows: 500, characters: 2_000_000 };

/**
 * Restores a backup into an empty database and an empty file storage of any type: from an embedded database into
 * PostgreSQL, from a folder into a bucket, or back. The rows are then read again and compared with the manifest. Throws
 * a `BackupProblem` if the target is not empty, or if the backup is damaged or of a newer version. The rows are then
 * unchanged, and files that were already written are not referenced by any row.
 */
export async function restoreBackup(target: BackupSource, path: string): Promise<Manifest> {
  const backup = await openBackup(path);
  try {
    const steps = stepsOf(backup.manifest, { ...serverMigrations, ...target.migrations });
    await assertEmpty(target);
    await applyMigrations(target.database, steps);
    for (const file of backup.manifest.files) await restoreFile(target, backup, file);
    await restoreRows(target, backup);
    await restoreKey(target, backup);
    return backup.manifest;
  } finally {
    backup.close();
  }
}

/** Returns the migrations that the database of the backup had. The next start applies later ones. */
function stepsOf({ migrations }: Manifest, known: Migrations): Migrations {
  const unknown = migrations.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) {
    const names = unknown.join(', ');
    throw new BackupProblem(`The backup was made by a newer version: its migrations ${names} are unknown here.`);
  }
  const had = new Set(migrations);
  return Object.fromEntries(Object.entries(known).filter(([name]) => had.has(name)));
}

/**
 * Tables that have rows in a used database. Other tables can have rows after the migrations, for example after a failed
 * restore.
 */
const usedTables = ['account', 'event', 'live_release'];

/** Tables may exist, but no stored data. */
async function assertEmpty({ database, objects }: BackupSource): Promise<void> {
  const there = await listTables(database.current());
  for (const table of usedTables.filter((name) => there.includes(name))) {
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(database.current());
    if (rows.length === 0) continue;
    throw new BackupProblem(
      `The database is not empty: there are rows in ${table}. Name an empty one in DATABASE_URL, or an empty DATA_DIR.`,
    );
  }
  for await (const { name } of objects.list('')) {
    throw new BackupProblem(`The place for files is not empty: it has ${name}. Name an empty DATA_DIR or FILES_URL.`);
  }
}

async function restoreFile({ objects }: BackupSource, backup: OpenBackup, file: FileFacts): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'formwork-restore-'));
  try {
    const path = join(folder, randomUUID());
    const hash = createHash('sha256');
    await pipeline(
      await backup.read(`files/${file.name}`),
      async function* (content: AsyncIterable<Buffer>) {
        for await (const piece of content) {
          hash.update(piece);
          yield piece;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    );
    if (hash.digest('hex') !== file.hash) throw new BackupProblem(`The file ${file.name} is damaged in the backup.`);
    await objects.write(file.name, path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function restoreRows({ database }: BackupSource, backup: OpenBackup): Promise<void> {
  const waiting = (await text(await backup.read('jobs.ndjson'))).split('\n').filter((line) => line !== '');
  const jobs = waiting.map((line) => readJob(line));
  let failed: unknown;
  const queue = await startJobs({
    database,
    names: [...new Set(jobs.map(({ job }) => job))],
    onError: (error) => {
      failed = error;
    },
  });
  try {
    await database.transaction(async (db) => {
      // Tables are filled in alphabetical order. Foreign keys are added again when all rows are restored.
      const constraints = await dropForeignKeys(db);
      for (const { name } of backup.manifest.tables) await sql`delete from ${sql.table(name)}`.execute(db);
      for (const table of backup.manifest.tables) {
        // A trigger may have written rows here, with those of an earlier table.
        await sql`delete from ${sql.table(table.name)}`.execute(db);
        await restoreTable(db, backup, table);
      }
      await sortIntoMonths(db);
      for (const constraint of constraints) await db.executeQuery(CompiledQuery.raw(constraint));
      for (const { name, value, isCalled } of backup.manifest.sequences) {
        await sql`select setval(${name}::regclass, ${value}::bigint, ${isCalled})`.execute(db);
      }
      for (const { job, data, ...options } of jobs) await queue.send(job, data, options);
      for (const table of backup.manifest.tables) await assertRows(db, table);
    });
  } finally {
    await queue.stop();
  }
  if (failed !== undefined) throw failed;
}

/** Drops the foreign keys and returns the statements that add them again. */
async function dropForeignKeys(db: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ change: string; name: string; definition: string }>`
    select format('alter table %s', conrelid::regclass) as change, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db);
  for (const { change, name } of rows) await db.executeQuery(CompiledQuery.raw(`${change} drop constraint ${name}`));
  return rows.map(({ change, name, definition }) => `${change} add constraint ${name} ${definition}`);
}

function readJob(line: string) {
  const job: unknown = JSON.parse(line);
  if (!isRecord(job) || typeof job['job'] !== 'string' || !isRecord(job['data'])) {
    throw new BackupProblem('The list of waiting jobs is damaged in the backup.');
  }
  const { after, singletonKey } = job;
  return {
    ...{ job: job['job'], data: job['data'] },
    ...(typeof after === 'string' ? { after: new Date(after) } : {}),
    ...(typeof singletonKey === 'string' ? { singletonKey } : {}),
  };
}

async function restoreTable(db: Queries, backup: OpenBackup, { name }: TableFacts): Promise<void> {
  const columns = (await writableColumns(db, name)).map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
  const table = `"${name.replaceAll('"', '""')}"`;
  // Identity columns keep the values of the backup.
  const insert = `insert into ${table} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${table}, $1::json)`;
  let rows: string[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    if (rows.length > 0) await db.executeQuery(CompiledQuery.raw(insert, [`[${rows.join(',')}]`]));
    rows = [];
    characters = 0;
  };
  const lines = createInterface({
    input: await backup.read(`tables/${name}.ndjson`),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) {
    rows.push(line);
    characters += line.length;
    if (rows.length >= batch.rows || characters >= batch.characters) await flush();
  }
  await flush();
}

/** Reads the rows back and compares them with the manifest. */
async function assertRows(db: Queries, table: TableFacts): Promise<void> {
  const sum = sumRows();
  for await (const row of readRows(db, table.name)) sum.add(row);
  const found = sum.result();
  if (found.rows === table.rows && found.sum === table.sum) return;
  const numbers = `${table.rows} rows were backed up, ${found.rows} are there now`;
  throw new BackupProblem(`The table ${table.name} is not equal to that of the backup: ${numbers}.`);
}

async function restoreKey({ keyFile }: BackupSource, backup: OpenBackup): Promise<void> {
  if (!backup.manifest.hasKey) return;
  await mkdir(dirname(keyFile), { recursive: true, mode: 0o700 });
  await writeFile(keyFile, await text(await backup.read('session.key')), { mode: 0o600, flag: 'w' });
}

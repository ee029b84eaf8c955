import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import type { Queries } from '../database/Database.types.ts';
import { ifExists } from '../files/ifExists.ts';
import { readWaitingJobs } from '../jobs/waitingJobs.ts';
import type { BackupSource, FileFacts, Manifest, TableFacts } from './Backup.types.ts';
import { BackupProblem } from './BackupProblem.ts';
import { listTables, readRows, readSequences } from './readTables.ts';
import { sumRows } from './sumRows.ts';

/** Prefix of files that are still being received. */
const incoming = 'incoming/';

interface BackupTarget {
  /** Path of the new file. */
  readonly path: string;
  readonly now: Date;
}

/**
 * Writes a backup of a server into one ZIP file that only its owner can read: the rows of all tables as NDJSON, stored
 * files, pending jobs and the signing key. All rows are from one snapshot, and the server can keep running. Throws if
 * something cannot be read or written, and then removes the unfinished file.
 */
export async function writeBackup(source: BackupSource, { path, now }: BackupTarget): Promise<Manifest> {
  if ((await ifExists(stat(path))) !== undefined) throw new BackupProblem(`${path} exists already. Name a new file.`);
  const unfinished = `${path}.unfinished`;
  const zip = new ZipFile();
  const output = createWriteStream(unfinished, { mode: 0o600, flags: 'w' });
  await once(output, 'open');
  const written = pipeline(zip.outputStream, output);
  // It is awaited below. Until then, a failure must not end the process.
  written.catch(() => undefined);
  try {
    const manifest = await addAll(source, zip, now);
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`), 'manifest.json');
    zip.end();
    await written;
    await rename(unfinished, path);
    return manifest;
  } catch (error) {
    output.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function addAll({ database, objects, keyFile }: BackupSource, zip: ZipFile, now: Date): Promise<Manifest> {
  const key = await ifExists(readFile(keyFile));
  if (key !== undefined) zip.addBuffer(key, 'session.key', { mode: 0o600 });
  const rows = await database.transaction(async (db) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(db);
    const migrations = await readMigrations(db);
    const tables: TableFacts[] = [];
    for (const name of await listTables(db)) tables.push({ name, ...(await addTable(zip, db, name)) });
    const jobs = await readWaitingJobs(db);
    zip.addBuffer(Buffer.from(jobs.map((job) => `${JSON.stringify(job)}\n`).join('')), 'jobs.ndjson');
    return { migrations, tables, sequences: await readSequences(db), jobs: jobs.length };
  });
  // Files are read after the rows, because a file is stored before the row that references it.
  const files: FileFacts[] = [];
  for await (const { name } of objects.list('')) {
    if (name.startsWith(incoming)) continue;
    const content = await objects.read(name);
    if (content !== undefined) files.push({ name, ...(await addFile(zip, name, content)) });
  }
  return {
    ...{ format: 'formwork-backup', version: 1, createdAt: now.toISOString() },
    ...rows,
    ...{ files, hasKey: key !== undefined },
  };
}

async function readMigrations(db: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function addTable(zip: ZipFile, db: Queries, table: string) {
  const sum = sumRows();
  async function* lines(): AsyncGenerator<string> {
    for await (const row of readRows(db, table)) {
      sum.add(row);
      yield `${row}\n`;
    }
  }
  await addStream(zip, `tables/${table}.ndjson`, Readable.from(lines(), { objectMode: false }));
  return sum.result();
}

async function addFile(zip: ZipFile, name: string, content: Readable): Promise<Omit<FileFacts, 'name'>> {
  const hash = createHash('sha256');
  let size = 0;
  async function* pieces(): AsyncGenerator<Buffer> {
    for await (const piece of content) {
      hash.update(piece);
      size += piece.length;
      yield piece;
    }
  }
  await addStream(zip, `files/${name}`, Readable.from(pieces(), { objectMode: false }));
  return { size, hash: hash.digest('hex') };
}

/** Resolves when the whole stream is written, so that streams are read one at a time. */
async function addStream(zip: ZipFile, name: string, content: Readable): Promise<void> {
  const through = new PassThrough();
  zip.addReadStream(through, name, { mode: 0o600 });
  await Promise.all([pipeline(content, through), finished(through)]);
}

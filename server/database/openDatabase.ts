import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { fromKysely, fromPglite } from 'pg-boss';
import { traceStatement } from '../tracing/traceStatement.ts';
import { runAndFinish } from './beforeCommit.ts';
import type { Database, Queries } from './Database.types.ts';
import type { DatabaseHandle, JobDatabase, Listening, Replica } from './DatabaseHandle.types.ts';
import { toDatabaseError } from './DatabaseUnavailable.ts';
import { lockDirectory } from './lockDirectory.ts';
import { openReplica } from './openReplica.ts';
import { PrivateFiles } from './PrivateFiles.ts';
import { cachePreparedStatements } from './preparedStatements.ts';
import { columnReaders } from './readColumns.ts';
import { optionsOf, reportUnavailable, type TimeLimits } from './timeLimits.ts';

/** The database: a PostgreSQL server, a directory, or (for tests) an open embedded database. */
export type DatabaseSource = ServerSource | DirectorySource | { readonly embedded: PGlite };

interface ServerSource {
  readonly url: string;
  /** Address of a replica that lists are read from. */
  readonly readUrl?: string;
  /** Time limits for the server. Absent: no limits. */
  readonly limits?: TimeLimits;
}

interface DirectorySource {
  readonly directory: string;
  /** Called when another process may have taken over the directory. The process must not write any more. */
  readonly onLost?: (error: Error) => void;
}

/** Opens the database. A directory is locked against other processes first. */
export async function openDatabase(source: DatabaseSource): Promise<DatabaseHandle> {
  if ('url' in source) return openPostgres(source);
  if ('embedded' in source) return handleEmbedded(source.embedded, () => Promise.resolve());
  const directory = join(source.directory, 'pglite');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const lock = await lockDirectory(directory, source);
  try {
    return handleEmbedded(await createEmbedded(directory), lock.release);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

// PGlite is WebAssembly. V8 13.6 can end the process when it frees code of it that was replaced by a faster version.
setFlagsFromString('--no-wasm-code-gc');

/** Extensions of an embedded database. Search terms are matched by trigrams. */
export const embeddedExtensions = { pg_trgm };

/** Opens an embedded database that parses columns as the server does. Without a directory, it is in memory. */
export async function createEmbedded(directory?: string): Promise<PGlite> {
  const options = { parsers: { ...columnReaders }, extensions: embeddedExtensions };
  return PGlite.create(directory === undefined ? options : { ...options, fs: new PrivateFiles(directory) });
}

function handleEmbedded(lite: PGlite, released: () => Promise<void>): DatabaseHandle {
  const root = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: lite }), log: traceStatement });
  const close = async (): Promise<void> => {
    await root.destroy();
    if (!lite.closed) await lite.close();
    await released();
  };
  const listen: DatabaseHandle['listen'] = async (channel, onNotice) => {
    const stop = await lite.listen(channel, onNotice);
    return { isOpen: () => !lite.closed, close: () => stop() };
  };
  return carryTransaction({ kind: 'pglite', root, jobs: fromPglite(lite), listen, close });
}

function openPostgres({ url, readUrl, limits }: ServerSource): DatabaseHandle {
  const patience = limits === undefined ? {} : optionsOf(limits);
  const pool = openPool(url, patience);
  const root = queriesOf(pool);
  const copy = readUrl === undefined ? undefined : queriesOf(openPool(readUrl, patience));
  const jobs: JobDatabase = { executeSql: (text, values) => pool.query(text, values).catch(refuseAway) };
  const listen: DatabaseHandle['listen'] = (channel, onNotice) =>
    listenPostgres({ connectionString: url, keepAlive: true, ...patience }, { channel, onNotice });
  const close = async (): Promise<void> => {
    await copy?.destroy();
    await root.destroy();
  };
  return carryTransaction({
    ...{ kind: 'postgres', root, jobs, listen, close },
    ...(copy === undefined ? {} : { replica: openReplica(copy, () => root) }),
  });
}

function openPool(url: string, patience: pg.ClientConfig): pg.Pool {
  const getTypeParser = (id: number, format?: 'text' | 'binary'): unknown =>
    columnReaders[id] ?? pg.types.getTypeParser(id, format ?? 'text');
  const pool = new pg.Pool({ connectionString: url, max: 10, types: { getTypeParser }, ...patience });
  // The pool discards an idle connection that breaks. Without a listener, its error would end the process. The next
  // query reports the cause.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    cachePreparedStatements(client);
    reportUnavailable(client);
  });
  return pool;
}

function queriesOf(pool: pg.Pool): Kysely<Database> {
  const telling = { options: pool.options, connect: () => pool.connect().catch(refuseAway), end: () => pool.end() };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: telling }), log: traceStatement });
}

function refuseAway(error: unknown): never {
  throw toDatabaseError(error);
}

interface Heard {
  readonly channel: string;
  readonly onNotice: () => void;
}

/** A separate connection, because a connection of the pool would keep its subscription when it is reused. */
async function listenPostgres(options: pg.ClientConfig, { channel, onNotice }: Heard): Promise<Listening> {
  const client = new pg.Client(options);
  let isOpen = true;
  const shut = (): void => {
    isOpen = false;
  };
  client.on('error', shut);
  client.on('end', shut);
  client.on('notification', onNotice);
  await client.connect();
  await client.query(`listen ${client.escapeIdentifier(channel)}`);
  return { isOpen: () => isOpen, close: () => client.end() };
}

interface Parts {
  readonly kind: DatabaseHandle['kind'];
  readonly root: Kysely<Database>;
  readonly jobs: JobDatabase;
  readonly listen: DatabaseHandle['listen'];
  readonly close: () => Promise<void>;
  readonly replica?: Replica;
}

// The embedded database has one connection: a query on the root inside an open transaction would wait forever.
function carryTransaction({ kind, root, jobs, listen, close, replica }: Parts): DatabaseHandle {
  const open = new AsyncLocalStorage<Queries>();
  return {
    kind,
    current: () => open.getStore() ?? root,
    transaction: (work) => {
      const joined = open.getStore();
      return joined
        ? work(joined)
        : root.transaction().execute((db) => open.run(db, () => runAndFinish(db, () => work(db))));
    },
    jobs: {
      ...jobs,
      executeSql: (text, values) => {
        const joined = open.getStore();
        return joined ? fromKysely(joined).executeSql(text, values) : jobs.executeSql(text, values);
      },
    },
    listen,
    close,
    ...(replica === undefined ? {} : { replica }),
  };
}

import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { migrate } from '../database/migrate.ts';
import { embeddedExtensions, openDatabase } from '../database/openDatabase.ts';
import { columnReaders } from '../database/readColumns.ts';
import { templatePrefix } from './nameRun.ts';
import { migrateEmbedded, serverTables, type TestTables } from './saveMigratedSnapshot.ts';
import { createToyTables } from './toyProduct.ts';

const postgres = process.env['TEST_DATABASE_URL'];

interface Opened {
  readonly handle: DatabaseHandle;
  readonly close: () => Promise<void>;
}

/** Fills an empty database. */
export type Fill = (database: DatabaseHandle) => Promise<void>;

/** Fills a database with these tables, and returns a function that opens copies of it. */
type Open = (fill: Fill, tables: TestTables) => Promise<() => Promise<Opened>>;

const databases: readonly { readonly name: string; readonly copies: Open }[] = [
  { name: 'embedded', copies: fillOnce(fillEmbedded) },
  ...(postgres === undefined
    ? []
    : [{ name: 'PostgreSQL', copies: fillOnce((fill, tables) => fillPostgres(postgres, { fill, tables })) }]),
];

type DatabaseTests = (database: () => DatabaseHandle) => void;

interface Preparation {
  /** For tests that need connections that can be lost, or other processes. */
  readonly serverOnly?: boolean;
  /** Existing tables. Default: those of the server. */
  readonly tables?: TestTables;
  /**
   * Additional tables and rows. Default: the toy library. Each worker calls the function once, and all tests with the
   * same function start with a copy of the result.
   */
  readonly prepare?: Fill;
}

/**
 * Runs the tests on a new database: PostgreSQL if TEST_DATABASE_URL is set, else an embedded one. With EVERY_DATABASE,
 * runs them on both.
 */
export function eachDatabase(title: string, body: DatabaseTests, preparation: Preparation = {}): void {
  const isOne = process.env['EVERY_DATABASE'] === undefined;
  describeDatabases(title, body, { ...preparation, asked: isOne ? databases.slice(-1) : databases });
}

/** Runs tests of the databases themselves: always on both, as far as they are available. */
export function bothDatabases(title: string, body: DatabaseTests): void {
  describeDatabases(title, body, { asked: databases });
}

interface Described extends Preparation {
  readonly asked: typeof databases;
}

function describeDatabases(
  title: string,
  body: DatabaseTests,
  { asked, serverOnly = false, tables = serverTables, prepare = createToyTables }: Described,
): void {
  const wanted = serverOnly ? asked.filter(({ name }) => name === 'PostgreSQL') : asked;
  // Without PostgreSQL its tests are reported as skipped. A file without any test would fail.
  if (wanted.length === 0) describe.skip(`${title} (PostgreSQL)`, () => body(() => handleOf(undefined)));
  describe.each(wanted)(`${title} ($name)`, ({ copies }) => {
    let opened: Opened | undefined;
    beforeAll(async () => {
      const open = await copies(prepare, tables);
      opened = await open();
    });
    afterAll(() => opened?.close());
    body(() => handleOf(opened));
  });
}

function handleOf(opened: Opened | undefined): DatabaseHandle {
  if (opened === undefined) throw new Error('The database is open only inside tests.');
  return opened.handle;
}

/** Wraps an opener so that each fill function is called once. */
function fillOnce(open: Open): Open {
  const made = new Map<Fill, ReturnType<Open>>();
  return (fill, tables) => {
    const copies = made.get(fill) ?? open(fill, tables);
    made.set(fill, copies);
    return copies;
  };
}

async function fillEmbedded(fill: Fill, tables: TestTables): Promise<() => Promise<Opened>> {
  const kept = process.env[tables.kept];
  const dumped = migrated.get(tables) ?? (kept === undefined ? migrateEmbedded(tables) : openAsBlob(kept));
  migrated.set(tables, dumped);
  const embedded = await loadEmbedded(await dumped);
  const filled = await openDatabase({ embedded });
  await fill(filled);
  const dump = await embedded.dumpDataDir('none');
  let original: DatabaseHandle | undefined = filled;
  return async () => {
    // The first copy is the original itself.
    const handle = original ?? (await openDatabase({ embedded: await loadEmbedded(dump) }));
    original = undefined;
    return { handle, close: handle.close };
  };
}

const migrated = new Map<TestTables, Promise<Blob>>();

function loadEmbedded(dump: Blob): Promise<PGlite> {
  return PGlite.create({ parsers: { ...columnReaders }, extensions: embeddedExtensions, loadDataDir: dump });
}

async function fillPostgres(
  url: string,
  { fill, tables }: { readonly fill: Fill; readonly tables: TestTables },
): Promise<() => Promise<Opened>> {
  const original = `${templatePrefix()}${randomBytes(6).toString('hex')}`;
  await ask(url, `create database ${original}`);
  const handle = await openDatabase({ url: urlOf(url, original) });
  await migrate(handle, tables.migrations);
  await fill(handle);
  await handle.close();
  return async () => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    await ask(url, `create database ${name} template ${original} strategy file_copy`);
    const copy = await openDatabase({ url: urlOf(url, name) });
    const close = async (): Promise<void> => {
      await copy.close();
      await ask(url, `drop database ${name} with (force)`);
    };
    return { handle: copy, close };
  };
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { migrate } from '../database/migrate.ts';
import { createEmbedded, openDatabase } from '../database/openDatabase.ts';
import { columnReaders } from '../database/readColumns.ts';
import { createToyTables } from './toyProduct.ts';

const postgres = process.env['TEST_DATABASE_URL'];

interface Opened {
  readonly handle: DatabaseHandle;
  readonly close: () => Promise<void>;
}

const databases: readonly { readonly name: string; readonly open: () => Promise<Opened> }[] = [
  { name: 'embedded', open: openEmbedded },
  ...(postgres === undefined ? [] : [{ name: 'PostgreSQL', open: () => openPostgres(postgres) }]),
];

interface Preparation {
  /**
   * For many requests whose answers do not hang on the database: every run asks the embedded one, which is PostgreSQL
   * too, and the server only where EVERY_DATABASE is set.
   */
  readonly many?: boolean;
  /** Tables beside the server's own; those of the toy library when absent. */
  readonly prepare?: (database: DatabaseHandle) => Promise<void>;
}

/** Runs the tests on a fresh embedded database, and on PostgreSQL too when TEST_DATABASE_URL names a server. */
export function eachDatabase(
  title: string,
  body: (database: () => DatabaseHandle) => void,
  { many = false, prepare = createToyTables }: Preparation = {},
): void {
  const asked = many && process.env['EVERY_DATABASE'] === undefined ? databases.slice(0, 1) : databases;
  describe.each(asked)(`${title} ($name)`, ({ open }) => {
    let opened: Opened | undefined;
    beforeAll(async () => {
      opened = await open();
      await migrate(opened.handle);
      await prepare(opened.handle);
    });
    afterAll(() => opened?.close());
    body(() => {
      if (opened === undefined) throw new Error('The database is open only inside tests.');
      return opened.handle;
    });
  });
}

async function openEmbedded(): Promise<Opened> {
  migrated ??= dumpMigrated();
  const embedded = await PGlite.create({ parsers: { ...columnReaders }, loadDataDir: await migrated });
  const handle = await openDatabase({ embedded });
  return { handle, close: handle.close };
}

let migrated: Promise<Blob> | undefined;

/** An embedded database with our tables and no rows, made once by each worker: making one takes seconds, loading it does not. */
async function dumpMigrated(): Promise<Blob> {
  const embedded = await createEmbedded();
  const handle = await openDatabase({ embedded });
  await migrate(handle);
  const dump = await embedded.dumpDataDir('none');
  await handle.close();
  return dump;
}

async function openPostgres(url: string): Promise<Opened> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await ask(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const handle = await openDatabase({ url: own.href });
  const close = async (): Promise<void> => {
    await handle.close();
    await ask(url, `drop database ${name} with (force)`);
  };
  return { handle, close };
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

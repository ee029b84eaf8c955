import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { openToyApp } from '../testing/openToyApp.ts';
import { monthsWorker } from './monthsWorker.ts';

eachDatabase('the job for months', (database) => {
  /** Drops the last month of the event log and returns its name. */
  const dropLast = async (): Promise<string> => {
    const { rows } = await sql<{ name: string }>`select max(relname) as name from pg_class
      where relname ~ '^event_\\d{4}_\\d{2}$'`.execute(database().current());
    const name = String(rows[0]?.name);
    await sql`drop table ${sql.table(name)}`.execute(database().current());
    return name;
  };
  const exists = async (name: string): Promise<boolean> => {
    const { rows } = await sql`select 1 from pg_class where relname = ${name}`.execute(database().current());
    return rows.length > 0;
  };

  test('creates a month that is missing', async () => {
    const library = await openToyApp(database());
    const last = await dropLast();

    await library.work(monthsWorker);

    expect(await exists(last)).toBe(true);
  });
});

eachDatabase(
  'the job for months, during a backup',
  (database) => {
    test('gives up, so that nobody waits behind it', async () => {
      const library = await openToyApp(database());
      const db = database().current();
      await sql`drop table event_default`.execute(db);
      await sql`create table event_default partition of event default`.execute(db);
      const { rows } = await sql<{ name: string }>`select max(relname) as name from pg_class
        where relname ~ '^event_\\d{4}_\\d{2}$'`.execute(db);
      await sql`drop table ${sql.table(String(rows[0]?.name))}`.execute(db);

      const reading = db.transaction().execute(async (backup) => {
        await sql`select count(*) from event`.execute(backup);
        await library.work(monthsWorker);
      });

      await expect(reading).rejects.toThrow('lock timeout');
    });
  },
  { serverOnly: true },
);

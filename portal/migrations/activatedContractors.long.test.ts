import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyMigrations } from '../../server/database/migrate.ts';
import { createEmbedded, openDatabase } from '../../server/database/openDatabase.ts';
import { migrations as serverMigrations } from '../../server/migrations/index.ts';
import { migrations } from './index.ts';

test('contractors of older projects show whether they have activated, and nothing else of their projects changes', async () => {
  // given
  const steps = Object.entries({ ...serverMigrations, ...migrations });
  const before009 = steps.filter(([name]) => name < '009');
  const database = await openDatabase({ embedded: await createEmbedded() });
  await applyMigrations(database, Object.fromEntries(before009));
  const db = database.current();
  await sql`insert into account (email, first_name, last_name, password_hash)
    values ('ann@example.com', 'Ann', 'Able', 'hash'), ('ben@example.com', 'Ben', 'Burr', null)`.execute(db);
  await sql`insert into company (id, name) values (1, 'Example')`.execute(db);
  await sql`insert into project (project_number, project_name, company_id, region_id, contractor_type,
      project_start_date, project_end_date, project_amount, state, status, recommendation, release, attributes)
    values ('P1', 'One', 1, 1, 'Eval', '2026-01-01', '2026-02-01', 1, 'OPEN', 'Active', 'OPEN', 'r', '{}')`.execute(db);
  await sql`insert into project_person (project_number, side, position, logical_name, first_name, last_name, attributes)
    values ('P1', 'contractor', 0, 'ann@example.com', 'Ann', 'Able', '{"kept":1}'),
      ('P1', 'contractor', 1, 'ben@example.com', 'Ben', 'Burr', '{}'),
      ('P1', 'manager', 0, 'ann@example.com', 'Ann', 'Able', '{}')`.execute(db);
  const { rows: before } = await sql`select * from project`.execute(db);

  // when
  await applyMigrations(database, Object.fromEntries(steps.filter(([name]) => name < '010')));
  await sql`update account set password_hash = 'hash' where email = 'ben@example.com'`.execute(db);

  // then
  const { rows: people } = await sql`select side, attributes from project_person order by id`.execute(db);
  const { rows: after } = await sql`select * from project`.execute(db);
  expect(people).toEqual([
    { side: 'contractor', attributes: { kept: 1, activated: true } },
    { side: 'contractor', attributes: { activated: true } },
    { side: 'manager', attributes: {} },
  ]);
  expect(after).toEqual(before);
  await database.close();
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyMigrations } from '../../server/database/migrate.ts';
import { createEmbedded, openDatabase } from '../../server/database/openDatabase.ts';
import { migrations as serverMigrations } from '../../server/migrations/index.ts';
import { migrations } from './index.ts';

test('evaluations of one round get one legacy id, and those that have one keep it', async () => {
  // given
  const steps = Object.entries({ ...serverMigrations, ...migrations });
  const database = await openDatabase({ embedded: await createEmbedded() });
  await applyMigrations(database, Object.fromEntries(steps.filter(([name]) => name < '022')));
  const db = database.current();
  await sql`insert into company (id, name) values (1, 'Example')`.execute(db);
  await sql`insert into project (project_number, project_name, company_id, region_id, contractor_type,
      project_start_date, project_end_date, project_amount, state, status, recommendation, release, attributes)
    select number, 'One', 1, 1, 'Eval', '2026-01-01', '2026-02-01', 1, 'OPEN', 'Active', 'OPEN', 'r', '{}'
    from unnest(array['P1', 'P2']) number`.execute(db);
  await sql`insert into evaluation (id, legacy_id, project_number, company_id, side, type, status,
      evaluatee_logical_name, region_id, release, attributes)
    overriding system value
    select id, legacy, project, 1, side, upper(side), 'COMPLETE', 'ann@example.com', 1, 'r', '{}'
    from (values (1, null::int, 'P1', 'manager'), (2, null, 'P2', 'manager'), (3, null, 'P1', 'contractor'),
      (4, null, 'P1', 'manager'), (5, null, 'P1', 'contractor'), (6, null, 'P2', 'contractor'),
      (7, 99, 'P2', 'manager')) as row (id, legacy, project, side)`.execute(db);

  // when
  await applyMigrations(database, Object.fromEntries(steps));

  // then
  const { rows } = await sql`select id, legacy_id from evaluation order by id`.execute(db);
  expect(rows.map((row) => Object.values(Object(row)))).toEqual([
    [1, 1],
    [2, 2],
    [3, 1],
    [4, 4],
    [5, 4],
    [6, 2],
    [7, 99],
  ]);
  await database.close();
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyMigrations } from '../../server/database/migrate.ts';
import { createEmbedded, openDatabase } from '../../server/database/openDatabase.ts';
import { migrations as serverMigrations } from '../../server/migrations/index.ts';
import { migrations } from './index.ts';

test('organisations get the contractor type that their accounts and projects show', async () => {
  // given
  const steps = Object.entries({ ...serverMigrations, ...migrations });
  const database = await openDatabase({ embedded: await createEmbedded() });
  await applyMigrations(database, Object.fromEntries(steps.filter(([name]) => name < '044')));
  const db = database.current();
  await sql`insert into organization (id, name, type, attributes) overriding system value values
    (1, 'Firm', 'SubVendor', '{}'), (2, 'Studio', 'SubVendor', '{}'), (3, 'Known', 'SubVendor', '{"contractorType": "W2"}'),
    (4, 'Nobody', 'SubVendor', '{}'), (5, 'Client', 'Client', '{}')`.execute(db);
  await sql`insert into account (email, first_name, last_name, roles, company_ids, attributes) values
    ('sue@firm.example', 'Sue', 'Sub', array['SubVendor'], array[1], '{"subVendorId": 1}'),
    ('yan@firm.example', 'Yan', 'Con', array['Contractor'], array[1], '{"subVendorId": 1}'),
    ('cal@studio.example', 'Cal', 'Con', array['CONTRACTOR'], array[1], '{"subVendorId": 2}'),
    ('kay@known.example', 'Kay', 'Sub', array['SubVendor'], array[1], '{"subVendorId": 3}')`.execute(db);

  // when
  await applyMigrations(database, Object.fromEntries(steps));

  // then
  const { rows } = await sql<{ type: string | null }>`select attributes ->> 'contractorType' as type
    from organization order by id`.execute(db);
  expect(rows.map(({ type }) => type)).toEqual(['SV', 'IC', 'W2', null, null]);
  await database.close();
});

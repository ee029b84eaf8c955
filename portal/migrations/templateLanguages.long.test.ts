import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyMigrations } from '../../server/database/migrate.ts';
import { createEmbedded, openDatabase } from '../../server/database/openDatabase.ts';
import { migrations as serverMigrations } from '../../server/migrations/index.ts';
import { migrations } from './index.ts';

test('templates that were edited before count as English, with their edition as the base of a draft', async () => {
  // given
  const steps = Object.entries({ ...serverMigrations, ...migrations });
  const database = await openDatabase({ embedded: await createEmbedded() });
  await applyMigrations(database, Object.fromEntries(steps.filter(([name]) => name < '034')));
  const db = database.current();
  await sql`insert into email_template (template_id, status, owner, release, attributes) values
    ('welcome', 'PUBLISHED', 'ann@example.com', 'r', '{"subject": "Hi", "publishedSubject": "Hi", "edition": 3}'),
    ('late', 'DRAFT', 'bo@example.com', 'r', '{"subject": "Late"}')`.execute(db);

  // when
  await applyMigrations(database, Object.fromEntries(steps));

  // then
  const { rows } = await sql`select id, language, attributes -> 'edition' as edition, attributes -> 'base' as base,
    attributes ->> 'subject' as subject from email_template order by id`.execute(db);
  expect(rows).toEqual([
    { id: 'late:en', language: 'en', edition: 0, base: 0, subject: 'Late' },
    { id: 'welcome:en', language: 'en', edition: 3, base: 3, subject: 'Hi' },
  ]);
  await database.close();
});

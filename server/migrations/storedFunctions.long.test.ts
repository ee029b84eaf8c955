import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyMigrations } from '../database/migrate.ts';
import { createEmbedded, openDatabase } from '../database/openDatabase.ts';
import { toyRelease } from '../testing/toyRelease.ts';
import { migrations } from './index.ts';

test('accounts of the version before keep the functions that their roles gave them, and nobody gets others', async () => {
  // given
  const steps = Object.entries(migrations);
  const database = await openDatabase({ embedded: await createEmbedded() });
  await applyMigrations(database, Object.fromEntries(steps.filter(([name]) => name < '032')));
  const db = database.current();
  const release = toyRelease();
  await sql`insert into release (hash, compiled, validators) values (${release.hash}, ${JSON.stringify(release)}, '')`.execute(
    db,
  );
  await sql`insert into live_release (hash) values (${release.hash})`.execute(db);
  await sql`insert into account (email, first_name, last_name, roles, functional_ids) values
    ('ann@library.example', 'A', 'B', '{Librarian}', '{7}'), ('ben@library.example', 'A', 'B', '{READER,clerk}', '{100}'),
    ('cleo@library.example', 'A', 'B', '{}', '{9}'), ('dan@library.example', 'A', 'B', '{Director}', '{}')`.execute(db);

  // when
  await applyMigrations(database, Object.fromEntries(steps));

  // then
  const { rows } = await sql`select email, functional_ids as held from account order by email`.execute(db);
  expect(rows).toEqual([
    { email: 'ann@library.example', held: [7, 200, 300, 301, 302] },
    { email: 'ben@library.example', held: [100, 200] },
    { email: 'cleo@library.example', held: [9] },
    { email: 'dan@library.example', held: [] },
  ]);
  await database.close();
});

import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { bothDatabases } from '../testing/eachDatabase.ts';
import { cachePreparedStatements, prepared, preparedPrefix } from './preparedStatements.ts';

test('a steady statement and an insert are asked by one name on every connection, any other without', () => {
  // given
  const asked: unknown[] = [];
  const open = () => ({ query: (...given: readonly unknown[]) => void asked.push(given) });
  const connections = [open(), open()];
  for (const connection of connections) cachePreparedStatements(connection);
  const text = prepared('select name from book where id = $1');
  const added = 'insert into book (id) values ($1)';
  const conflicting = `${added} on conflict (id) where status = $2 do nothing`;

  // when
  for (const connection of connections) {
    connection.query(text, [7]);
    connection.query('select 1', []);
    connection.query(added, [7]);
    connection.query('insert into book (id) values (1) returning *', []);
    connection.query(conflicting, [7, 'draft']);
  }

  // then
  const named = [{ name: expect.stringMatching(/^steady_\d+$/), text }, [7]];
  const insert = [{ name: expect.stringMatching(/^steady_\d+$/), text: added }, [7]];
  const others = [
    ['select 1', []],
    ['insert into book (id) values (1) returning *', []],
    [conflicting, [7, 'draft']],
  ];
  expect(asked.slice(0, 5)).toEqual([named, others[0], insert, others[1], others[2]]);
  expect(asked.slice(5)).toEqual(asked.slice(0, 5));
});

/** Returns whether a connection asks a statement by a name. */
function isNamed(text: string): boolean {
  const asked: unknown[] = [];
  const connection = { query: (given: unknown) => void asked.push(given) };
  cachePreparedStatements(connection);
  connection.query(text);
  return typeof asked[0] !== 'string';
}

bothDatabases('a steady statement', (database) => {
  test('is written with the query builder too', async () => {
    const statement = sql`${preparedPrefix}select id from shelf where id = any(${[7]})`.compile(database().current());

    expect(statement.sql).toBe(prepared('select id from shelf where id = any($1)'));
    const built = database().current().selectFrom('event').modifyFront(preparedPrefix).select('what').compile();
    expect(isNamed(built.sql)).toBe(true);
    expect(isNamed(built.sql.replace('steady', 'other'))).toBe(false);
  });

  test('is answered as before when its table has got a column meanwhile', async () => {
    // given
    const text = prepared('select id, name from shelf where id = any($1)');
    const ask = async () => {
      const { rows } = await database()
        .current()
        .executeQuery(CompiledQuery.raw(text, [[1]]));
      return rows;
    };
    await sql`create table shelf (id integer, name text)`.execute(database().current());
    await sql`insert into shelf values (1, 'Poetry'), (2, 'Travel')`.execute(database().current());
    const before = await ask();

    // when
    await sql`alter table shelf add column floor integer`.execute(database().current());

    // then
    expect([before, await ask()]).toEqual([[{ id: 1, name: 'Poetry' }], [{ id: 1, name: 'Poetry' }]]);
  });
});

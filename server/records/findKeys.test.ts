import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { createRecordStore } from './createRecordStore.ts';
import { findAmongFew, findKeys, findMatches, nearRows } from './findKeys.ts';
import { createPageCache } from './pageCache.ts';
import type { RowOrder } from './Selection.types.ts';

const storage = createRecordStore({
  entity: 'entry',
  table: 'entry',
  keyType: 'number',
  key: { path: 'id', column: 'id' },
  columns: { grade: 'grade' },
});
const grade = sql.ref('entry.grade');
const count = nearRows + 1300;

const orders: readonly (readonly [string, RowOrder, string])[] = [
  ['the key', { isPlain: true, descending: false }, 'id'],
  ['the key, backwards', { isPlain: true, descending: true }, 'id desc'],
  ['a column', { isPlain: true, descending: false, column: grade }, 'grade asc nulls last, id asc'],
  ['a column, backwards', { isPlain: true, descending: true, column: grade }, 'grade desc nulls last, id desc'],
  ['what is computed', { isPlain: false, descending: true, column: grade }, 'grade desc nulls last, id desc'],
];

eachDatabase(
  'keys of a page',
  (database) => {
    test.each(orders)(
      'in the order of %s are those of the whole list, near and far, up to its end',
      async (_name, order, by) => {
        const db = database().current();
        const { rows } = await sql<{
          id: number;
          graded: boolean;
        }>`select id, grade is not null as graded from entry where id % 7 <> 0 order by ${sql.raw(by)}`.execute(db);
        const all = rows.map(({ id }) => id);
        const graded = rows.filter((row) => row.graded).length;
        const known = { anchors: [] };
        const where = sql<boolean>`entry.id % 7 <> 0`;
        const offsets = [
          0,
          9990,
          nearRows,
          nearRows + 495,
          nearRows + 20,
          graded - 5,
          graded + 5,
          all.length - 3,
          all.length + 600,
          8000,
          8990,
        ];

        const pages = [];
        for (const offset of offsets)
          pages.push(await findKeys({ db, storage, where, order }, { offset, limit: 15 }, known));
        const near = [0, 15, 180, 985, 990];
        const prepared = [];
        for (const offset of near)
          prepared.push(await findKeys({ db, storage, where, order, isPrepared: true }, { offset, limit: 15 }, known));

        expect(pages).toEqual(offsets.map((offset) => all.slice(offset, offset + 15)));
        expect(prepared).toEqual(near.map((offset) => all.slice(offset, offset + 15)));
      },
    );

    test.each(orders)('of few rows are found with their number, in the order of %s', async (_name, order, by) => {
      const db = database().current();
      const { rows } = await sql<{
        id: number;
      }>`select id from entry where id < 40 order by ${sql.raw(by)}`.execute(db);
      const all = rows.map(({ id }) => id);
      const where = sql<boolean>`entry.id < 40`;

      const pages = [];
      for (const offset of [0, 15, 30, 45])
        pages.push(await findAmongFew({ db, storage, where, order }, { offset, limit: 15 }));

      const found = [0, 15, 30].map((offset) => ({ keys: all.slice(offset, offset + 15), total: 39 }));
      expect(pages).toEqual([...found, undefined]);
    });

    test.each(orders)('that match a search are the first ones, in the order of %s', async (_name, order, by) => {
      const db = database().current();
      const conditions = ['entry.id > 5', 'entry.id % 700 = 3', 'entry.id = 12000', 'entry.id < 0'];

      const found = [];
      const first = [];
      for (const condition of conditions) {
        const where = sql<boolean>`${sql.raw(condition)}`;
        found.push(await findMatches({ db, storage, where, order }, 10));
        const { rows } = await sql<{
          id: number;
        }>`select id from entry where ${where} order by ${sql.raw(by)} limit 10`.execute(db);
        first.push(rows.map(({ id }) => id));
      }

      // Of a condition that more than a thousand rows meet, the order cannot be promised where no index has it.
      const kept = order.isPlain ? 0 : 1;
      expect(found.slice(kept)).toEqual(first.slice(kept));
      expect(found.map((keys) => keys.length)).toEqual([10, 10, 1, 0]);
    });

    test('of a question with few rows are known to be few until they are not, and not of all questions', () => {
      const memory = createPageCache();

      for (const question of ['first', 'second', 'third']) memory.setNarrow(question, true);
      memory.setNarrow('second', false);
      const early = ['first', 'second', 'third', 'other'].map(memory.isNarrow);
      memory.setNarrow('first', true);
      for (let index = 0; index < 4999; index += 1) memory.setNarrow(`other ${index}`, true);

      expect(early).toEqual([true, false, true, false]);
      expect(['first', 'third', 'other 4998'].map(memory.isNarrow)).toEqual([true, false, true]);
    });

    test('are remembered for a minute, by question, and the oldest question is forgotten', () => {
      const memory = createPageCache();
      const first = memory.recall('first', 0);
      first.total = 20_000;

      const within = memory.recall('first', 59_999).total;
      const after = memory.recall('first', 60_000).total;
      memory.recall('first', 60_000).total = 30_000;
      for (let index = 0; index < 50; index += 1) memory.recall(`other ${index}`, 60_000);

      expect([within, after, memory.recall('first', 60_000).total]).toEqual([20_000, undefined, undefined]);
    });
  },
  {
    prepare: async (database) => {
      const db = database.current();
      await sql`create table entry (id integer primary key, grade numeric, attributes jsonb not null default '{}')`.execute(
        db,
      );
      // Every tenth row has no grade, and many share theirs.
      await sql`insert into entry (id, grade) select i, case when i % 10 = 0 then null else (i * 7) % 900 + 0.5 end
        from generate_series(1, ${sql.lit(Math.ceil((count * 7) / 6))}) as i`.execute(db);
    },
  },
);

import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EntityModel } from '#engine';
import { withStoredColumns } from '../documents/withStoredColumns.ts';
import { findColumn } from '../ownership/pathPredicate.ts';
import { bothDatabases } from '../testing/eachDatabase.ts';
import { toyStorages } from '../testing/toyProduct.ts';
import { toyRelease } from '../testing/toyRelease.ts';
import { createRecordStore, isRecordStore } from './createRecordStore.ts';

const entities = toyRelease().entities;

function model(id: string): EntityModel {
  const entity = entities[id];
  if (entity === undefined) throw new Error(`The toy library has no ${id}.`);
  return entity;
}

const loans = createRecordStore({
  entity: 'loan',
  table: 'toy_loan',
  key: { path: 'loanNumber', column: 'loan_number' },
  columns: { bookId: 'book_id', branchId: 'branch_id', until: 'until', state: 'state' },
  computed: {
    'first.name': (alias) => sql`(select name from toy_borrower b
    where b.loan_number = ${sql.ref(`${alias}.loan_number`)} order by position limit 1)`,
  },
  lists: {
    borrowers: { table: 'toy_borrower', parent: 'loan_number', where: {}, columns: { email: 'email' } },
  },
});

bothDatabases('a store of records', (database) => {
  const db = () => database().current();
  const ann = { email: 'ann@library.example', name: 'Ann' };
  const ben = { email: 'ben@library.example', name: 'Ben' };

  describe('keeps a record', () => {
    let key: string | number = '';
    beforeAll(async () => {
      const record = {
        bookId: 1,
        until: '2026-12-24',
        state: 'OUT',
        remark: 'Handle with care',
        borrowers: [ben, ann],
      };
      key = await loans.insert(db(), record, model('loan'), { release: 'r1' });
    });

    test('under the key that the database draws, and gives it back whole, its list in order', async () => {
      expect(await loans.load(db(), [key])).toEqual([
        {
          loanNumber: key,
          bookId: 1,
          until: '2026-12-24',
          state: 'OUT',
          remark: 'Handle with care',
          borrowers: [ben, ann],
        },
      ]);
    });

    test('with what has a column there, and all else beside it', async () => {
      const row =
        await sql`select book_id, branch_id, release, attributes from toy_loan where loan_number = ${key}`.execute(
          db(),
        );
      const items =
        await sql`select position, email, attributes from toy_borrower where loan_number = ${key} order by position`.execute(
          db(),
        );

      expect(row.rows).toEqual([
        { book_id: 1, branch_id: null, release: 'r1', attributes: { remark: 'Handle with care' } },
      ]);
      expect(items.rows).toEqual([
        { position: 0, email: ben.email, attributes: { name: 'Ben' } },
        { position: 1, email: ann.email, attributes: { name: 'Ann' } },
      ]);
    });

    test('over the earlier one, which leaves nothing behind but its key', async () => {
      await loans.update(db(), key, { loanNumber: key, bookId: 2, borrowers: [ann] }, model('loan'));

      expect(await loans.load(db(), [key])).toEqual([{ loanNumber: key, bookId: 2, borrowers: [ann] }]);
      expect((await sql`select release from toy_loan where loan_number = ${key}`.execute(db())).rows).toEqual([
        { release: 'r1' },
      ]);
    });

    test('without touching a list that is not given', async () => {
      await loans.update(db(), key, { loanNumber: key, bookId: 1 }, model('loan'));

      expect(await loans.load(db(), [key])).toMatchObject([{ bookId: 1, borrowers: [ann] }]);
    });
  });

  test('neither stores what is computed or follows from another record, nor what the entity does not know', async () => {
    const record = { bookId: 1, late: true, book: { id: 1, title: 'Emma' }, stranger: 'x', borrowers: [] };
    const key = await loans.insert(db(), record, model('loan'));

    expect(await loans.load(db(), [key])).toEqual([{ loanNumber: key, bookId: 1, borrowers: [] }]);
  });

  test('loads many at once, each with its own items, and nothing for keys there are not', async () => {
    const keys = [];
    for (const one of [ann, ben]) keys.push(await loans.insert(db(), { bookId: 1, borrowers: [one] }, model('loan')));

    const found = await loans.load(db(), [...keys, 'L999']);

    expect(found.map(({ loanNumber, borrowers }) => ({ loanNumber, borrowers }))).toEqual([
      { loanNumber: keys[0], borrowers: [ann] },
      { loanNumber: keys[1], borrowers: [ben] },
    ]);
    expect(await loans.load(db(), [])).toEqual([]);
  });

  test.each(["'; drop table toy_loan; --", '%_\\', '{"a":1}', '💥', 'a"b', '$1'])(
    'keeps %s letter by letter',
    async (text) => {
      const key = await loans.insert(
        db(),
        { bookId: 1, remark: text, borrowers: [{ email: text, name: text }] },
        model('loan'),
      );

      expect(await loans.load(db(), [key])).toMatchObject([{ remark: text, borrowers: [{ email: text, name: text }] }]);
    },
  );

  test('says by which columns its records are found', () => {
    expect(Object.keys(loans.columns)).toEqual(['loanNumber', 'bookId', 'branchId', 'until', 'state', 'first.name']);
    expect(loans.lists?.['borrowers']).toMatchObject({ table: 'toy_borrower', join: { loan_number: 'loan_number' } });
    expect(isRecordStore(loans)).toBe(true);
    expect(toyStorages.every(isRecordStore)).toBe(true);
    expect(isRecordStore({ entity: 'x', table: 'x', key: 'x', columns: {}, load: () => Promise.resolve([]) })).toBe(
      false,
    );
  });

  test('stores a kept value with the record, and lists find it among the attributes', async () => {
    const plain = model('loan');
    const [first] = plain.properties;
    if (first === undefined) throw new Error('A loan has properties.');
    const { required: _, ...field } = first;
    const label = {
      ...{ ...field, path: 'label', wire: 'label', type: 'string' as const, readOnly: true, required: false },
      ...{ value: { '=': "this.remark + ' until ' + this.until" }, kept: true },
    };
    const entity = { ...plain, properties: [...plain.properties, label] };
    const release = { ...toyRelease(), entities: { ...entities, loan: entity } };
    const [storage] = withStoredColumns(new Map([['loan', loans]]), release).values();
    if (storage === undefined) throw new Error('The store is lost.');

    const key = await loans.insert(
      db(),
      { bookId: 1, until: '2026-12-31', state: 'OUT', remark: 'Fragile', borrowers: [] },
      entity,
      { release: 'r1' },
    );

    const column = findColumn(storage, 'label');
    const { rows } = await sql`select loan_number from toy_loan where ${column} = 'Fragile until 2026-12-31'`.execute(
      db(),
    );
    expect(rows).toEqual([{ loan_number: key }]);
  });
});

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { documentRelease } from '../testing/documentRelease.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';

const owned = { member: 'own', librarian: 'all' };
const definitions = [
  {
    kind: 'operation',
    id: 'loans.byBook',
    json: {
      ...{ title: 'By book', call: 'GET /loans-by-book', allow: owned },
      result: { groups: 'loan', by: ['book.title', { month: 'dueOn' }], sum: ['book.copies'], count: true },
      filter: { wire: 'pipes', fields: ['book.title'] },
    },
  },
  {
    kind: 'operation',
    id: 'loans.countsOfMember',
    json: {
      ...{ title: 'Of a member', call: 'GET /members/{memberEmail}/loan-counts', allow: owned },
      result: { groups: 'loan', by: ['book.title'], count: true },
    },
  },
  {
    kind: 'operation',
    id: 'loans.ofMember',
    json: {
      ...{ title: 'Loans of a member', call: 'GET /members/{memberEmail}/loans', allow: owned },
      result: { list: 'loan' },
    },
  },
];

eachDatabase('groups of documents', (database) => {
  let library: ToyApp;
  const groupsFor = async (name: string, query = '') => {
    const token = await library.signIn(`${name}@library.example`);
    return (await library.call('GET', `/loans-by-book${query}`, { token })).body;
  };
  beforeAll(async () => {
    await addToyAccount(database(), { email: 'lea@library.example', roles: ['Librarian'] });
    await addToyAccount(database(), { email: 'ann@library.example', roles: ['Member'] });
    library = await openToyApp(database(), { documents: documentRelease(definitions) });
    const token = await library.signIn('lea@library.example');
    const post = (path: string, body: object) => library.call('POST', path, { token, body });
    await post('/books', { isbn: '0001', title: 'Emma', copies: 2 });
    await post('/books', { isbn: '0002', title: 'Dune', copies: 3 });
    const loan = (isbn: string, memberEmail: string, dueOn?: string) => post('/loans', { isbn, memberEmail, dueOn });
    await loan('0001', 'ann@library.example', '2027-01-05');
    await loan('0001', 'ben@library.example', '2027-01-31');
    await loan('0001', 'ben@library.example', '2027-02-01');
    await loan('0002', 'ben@library.example');
  });

  test('have the values, the sums and the number of their records, a group without a value last', async () => {
    expect(await groupsFor('lea')).toEqual([
      { book: { title: 'Dune', copies: 3 }, count: 1 },
      { book: { title: 'Emma', copies: 4 }, dueOn: '2027-01-01', count: 2 },
      { book: { title: 'Emma', copies: 2 }, dueOn: '2027-02-01', count: 1 },
    ]);
  });

  test('are of the records that the user may see', async () => {
    expect(await groupsFor('ann')).toEqual([{ book: { title: 'Emma', copies: 2 }, dueOn: '2027-01-01', count: 1 }]);
  });

  test('are of the records that the path names, and so are lists', async () => {
    const token = await library.signIn('lea@library.example');
    const of = async (path: string) =>
      (await library.call('GET', `/members/Ann@library.example/${path}`, { token })).body;

    expect(await of('loan-counts')).toEqual([{ book: { title: 'Emma' }, count: 1 }]);
    expect(await of('loans')).toMatchObject([{ memberEmail: 'ann@library.example' }]);
  });

  test('are of the records that the filter keeps', async () => {
    expect(await groupsFor('lea', '?filter=book.title%7Ccontains%7Cdune')).toEqual([
      { book: { title: 'Dune', copies: 3 }, count: 1 },
    ]);
  });

  test('of more than 10,000 records are up to a minute old', async () => {
    const numbers = async () => Object(await groupsFor('lea')).map(({ count }: { count: number }) => count);
    const lend = () =>
      sql`insert into document (entity, key, attributes, release)
        select 'loan', gen_random_uuid()::text, attributes, release
        from (select * from document where entity = 'loan' and not attributes ? 'dueOn' limit 1) as loan,
          generate_series(1, 10000)`.execute(database().current());
    await lend();

    const first = await numbers();
    await lend();
    const again = await numbers();
    library.time.now = new Date(library.time.now.getTime() + 60_000);
    const later = await numbers();

    expect(first).toEqual([10_001, 2, 1]);
    expect(again).toEqual(first);
    expect(later).toEqual([20_001, 2, 1]);
  });
});

import { beforeAll, expect, test } from 'vitest';
import { documentRelease } from '../testing/documentRelease.ts';
import { bothDatabases } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';

const search = { field: 'search', title: 'Search', type: 'string', required: false };
const definitions = [
  {
    kind: 'operation',
    id: 'books.find',
    json: {
      ...{ title: 'Find', call: 'GET /found-books', allow: 'signed-in', result: { list: 'book' } },
      query: [{ ...search, matches: ['title', 'isbn'] }],
    },
  },
];

bothDatabases('documents that match search terms', (database) => {
  let library: ToyApp;
  let token = '';
  const found = async (terms: string): Promise<readonly unknown[]> => {
    const { body } = await library.call('GET', `/found-books?search=${encodeURIComponent(terms)}`, { token });
    return Array.isArray(body) ? body.map(({ title }: { title: string }) => title) : [body];
  };
  beforeAll(async () => {
    await addToyAccount(database(), { email: 'lea@library.example', roles: ['Librarian'] });
    library = await openToyApp(database(), { documents: documentRelease(definitions) });
    token = await library.signIn('lea@library.example');
    for (const number of Array.from({ length: 12 }, (_none, index) => index + 10)) {
      await library.call('POST', '/books', {
        token,
        body: { isbn: `00${number}`, title: `Atlas ${number}`, copies: 1 },
      });
    }
    await library.call('POST', '/books', { token, body: { isbn: '0001', title: 'The Voyage Out', copies: 1 } });
  });

  test('have words of any of their properties that begin so', async () => {
    expect(await found('voy 0001')).toEqual(['The Voyage Out']);
    expect(await found('oyage 0001')).toEqual([]);
    expect(await found('voyage atlas')).toEqual([]);
  });

  test('are at most ten', async () => {
    expect(await found('atlas')).toHaveLength(10);
  });
});

import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';
import { contextFor } from './contextFor.ts';

vi.mock('./contextFor.ts', { spy: true });

eachDatabase('the context of a request', (database) => {
  let toy: ToyApp;
  let librarian: string;

  beforeAll(async () => {
    toy = await openToyApp(database());
    await addToyAccount(database(), { email: 'librarian@library.example', roles: ['Librarian'] });
    librarian = await toy.signIn('librarian@library.example');
  });

  beforeEach(() => {
    vi.mocked(contextFor).mockClear();
  });

  /** Lends a book, and answers the path of the operation that returns it. */
  const lend = async (): Promise<string> => {
    const { body } = await toy.call('POST', '/loans', {
      token: librarian,
      body: { book_id: 1, until: '2026-12-24' },
    });
    return `/loans/${Object(body).loanNumber}/return`;
  };

  test('is made once for a request, whatever its body loads and its events run', async () => {
    // given: an option list is read to check the body
    const path = await lend();
    expect(contextFor).toHaveBeenCalledTimes(1);

    // when: an event runs another operation as its effect
    const { status } = await toy.call('POST', path, { token: librarian });

    // then
    expect([status, vi.mocked(contextFor).mock.calls.length]).toEqual([200, 2]);
  });
});

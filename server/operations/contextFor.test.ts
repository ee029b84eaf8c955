import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';

eachDatabase('the context of a request', (database) => {
  let toy: ToyApp;
  let librarian: string;
  let calls: { readonly id: string; readonly context: HandlerContext }[] = [];

  const observed = (handler: Handler): Handler => ({
    ...handler,
    run: (context) => {
      calls.push({ id: handler.operation, context });
      return handler.run(context);
    },
  });

  beforeAll(async () => {
    toy = await openToyApp(database(), {
      replace: (handlers) => new Map([...handlers].map(([id, handler]) => [id, observed(handler)])),
    });
    await addToyAccount(database(), { email: 'librarian@library.example', roles: ['Librarian'] });
    librarian = await toy.signIn('librarian@library.example');
  });

  beforeEach(() => {
    calls = [];
  });

  /** Operations that were run, and how many contexts were made for them: each makes a runtime of its own. */
  const run = () => ({
    ids: calls.map(({ id }) => id),
    made: new Set(calls.map(({ context }) => context.runtime)).size,
  });

  test('is made once, whatever its body loads and its events run', async () => {
    // given: a call whose body is checked against an option list
    const body = { book_id: 1, until: '2026-12-24' };
    const lent = await toy.call('POST', '/loans', { token: librarian, body });
    const first = run();

    // when: an event runs another operation as its effect
    calls = [];
    await toy.call('POST', `/loans/${Object(lent.body).loanNumber}/return`, { token: librarian });

    // then
    expect(first).toEqual({ ids: ['books.list', 'loans.create'], made: 1 });
    expect(run()).toEqual({ ids: ['loans.giveBack', 'notes.create'], made: 1 });
  });
});

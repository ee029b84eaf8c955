import { beforeAll, beforeEach, expect, test } from 'vitest';
import { resolveCondition } from '#engine';
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

  /** Operations that were run, and the number of contexts created for them. Each context creates a runtime. */
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

  test('of an effect has the record that its event has stored', async () => {
    // given
    const lent = await toy.call('POST', '/loans', { token: librarian, body: { book_id: 1, until: '2026-12-24' } });
    const { loanNumber } = Object(lent.body);
    calls = [];

    // when
    await toy.call('POST', `/loans/${loanNumber}/return`, { token: librarian });

    // then
    expect(calls.map(({ id, context }) => [id, context.cause])).toEqual([
      ['loans.giveBack', undefined],
      ['notes.create', { entity: 'loan', record: expect.objectContaining({ loanNumber, state: 'BACK' }) }],
    ]);
  });

  test('logs an expression that fails once, by its names', async () => {
    // given
    const lent = await toy.call('POST', '/loans', { token: librarian, body: { book_id: 1, until: '2026-12-24' } });
    await toy.call('GET', `/loans/${Object(lent.body).loanNumber}`, { token: librarian });
    const scope = calls.at(-1)?.context.scope;

    // when
    for (const _time of [1, 2]) expect(scope && resolveCondition({ '=': 'size(user.roles)' }, scope)).toBe(false);

    // then
    const lines = toy.log.map((line) => JSON.parse(line)).filter(({ expression }) => expression !== undefined);
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'an expression failed',
        expression: 'size(user.roles)',
        reason: 'condition',
        reads: ['user.roles'],
      }),
    ]);
  });
});

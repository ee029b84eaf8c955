import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { verifyEventChain } from '../events/verifyEventChain.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';
import { toyStorages } from '../testing/toyProduct.ts';
import { toyRelease } from '../testing/toyRelease.ts';
import { deriveHandler } from './deriveHandler.ts';

describe('a handler follows from its operation', () => {
  const release = toyRelease();
  const storages = new Map(toyStorages.map((storage) => [storage.entity, storage]));
  const follows = (id: string, from: typeof storages = storages): boolean => {
    const operation = release.operations[id];
    return operation !== undefined && deriveHandler(operation, release, from) !== undefined;
  };

  test('when it lists or gets what is stored, or is an event of a lifecycle', () => {
    expect(
      ['books.list', 'loans.list', 'loans.get', 'loans.giveBack', 'loans.create'].map((id) => follows(id)),
    ).toEqual([true, true, true, true, true]);
  });

  test('and from nothing else', () => {
    expect(
      ['auth.login', 'drafts.get', 'drafts.save', 'mailbox.list', 'notes.create'].map((id) => follows(id)),
    ).toEqual([false, false, false, false, false]);
    expect(['books.list', 'loans.giveBack'].map((id) => follows(id, new Map()))).toEqual([false, false]);
  });
});

eachDatabase('an event of a lifecycle', (database) => {
  let library: ToyApp | undefined;
  let token = '';
  beforeAll(async () => {
    await addToyAccount(database(), { email: 'ann@library.example', roles: ['Member'] });
    library = await openToyApp(database());
    token = await library.signIn('ann@library.example');
  });
  const call = async (path: string, body?: unknown) => {
    const answer = await library?.call('POST', path, { token, ...(body === undefined ? {} : { body }) });
    return answer ?? { status: 0, body: undefined };
  };
  const lend = async (): Promise<string> => {
    const { body } = await call('/loans', { book_id: 1, until: '2026-12-24' });
    return String(Object(body).loanNumber);
  };

  test('creates the record in its first state and writes it down', async () => {
    const key = await lend();

    expect(await stored(database(), key)).toEqual({ state: 'OUT', release: toyRelease().hash });
    expect(await whatHappened(database(), key)).toEqual([
      { what: 'create', actor: 'ann@library.example', before: null },
    ]);
  });

  test('moves it on, with what was before and after, and runs its effects', async () => {
    const key = await lend();

    expect(await call(`/loans/${key}/return`)).toMatchObject({ status: 200, body: { loanNumber: key, state: 'BACK' } });

    expect(await whatHappened(database(), key)).toMatchObject([
      { what: 'create' },
      { what: 'giveBack', before: { state: 'OUT' } },
    ]);
    expect(
      (await sql`select about from toy_note where about = ${key}`.execute(database().current())).rows,
    ).toHaveLength(1);
  });

  test('that its state does not know is refused and leaves no trace', async () => {
    const key = await lend();
    await call(`/loans/${key}/return`);

    expect(await call(`/loans/${key}/return`)).toMatchObject({
      status: 409,
      body: {
        code: 'state',
        definition: 'loans.giveBack',
        rule: { definition: 'lifecycle/loan', pointer: '/events/1' },
      },
    });
    expect(await whatHappened(database(), key)).toHaveLength(2);
  });

  test('is taken once by twenty who come at once', async () => {
    const key = await lend();

    const answers = await Promise.all(Array.from({ length: 20 }, () => call(`/loans/${key}/return`)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(
      (await sql`select about from toy_note where about = ${key}`.execute(database().current())).rows,
    ).toHaveLength(1);
  });

  test('is undone as a whole when an effect of it fails', async () => {
    const key = await lend();
    await sql`alter table toy_note add constraint toy_note_shut check (about <> ${sql.lit(key)})`.execute(
      database().current(),
    );

    expect((await call(`/loans/${key}/return`)).status).toBe(500);

    expect(await stored(database(), key)).toMatchObject({ state: 'OUT' });
    expect(await whatHappened(database(), key)).toHaveLength(1);
    expect(await verifyEventChain(database().current())).toMatchObject({ whole: true });
  });
});

async function stored(database: DatabaseHandle, key: string): Promise<unknown> {
  return (await sql`select state, release from toy_loan where loan_number = ${key}`.execute(database.current()))
    .rows[0];
}

async function whatHappened(database: DatabaseHandle, key: string): Promise<readonly unknown[]> {
  return database
    .current()
    .selectFrom('event')
    .select(['what', 'actor', 'before'])
    .where('entity', '=', 'loan')
    .where('key', '=', key)
    .orderBy('seq')
    .execute();
}

import { beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { dueEventsWorker } from '../jobs/dueEventsWorker.ts';
import { cardDefinitions } from '../testing/cardDefinitions.ts';
import { documentRelease } from '../testing/documentRelease.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';

const cases: readonly { title: string; effect: object; reason: string }[] = [
  {
    title: 'a template there is not',
    effect: { run: 'mails.send', with: { template: 'wlecome', key: '=this.cardId' } },
    reason: 'the effect mails.send cannot run, its argument template "wlecome" leads to nothing',
  },
  {
    title: 'a record there is not',
    effect: { run: 'mails.send', with: { template: 'late', key: "='L-' + this.name" } },
    reason: 'the effect mails.send cannot run, its argument key leads to nothing',
  },
  {
    title: 'an argument that is absent',
    effect: { run: 'mails.send', with: { template: 'late', key: '=this.ends' } },
    reason: 'the effect mails.send cannot run, nothing gives key',
  },
  {
    title: 'a record of its own that nobody finds',
    effect: { run: 'desks.amend', with: { deskId: 99, name: 'B' } },
    reason: 'the effect desks.amend cannot run, what it is about was not found',
  },
];

eachDatabase('an effect', (database) => {
  let library: ToyApp | undefined;
  let token = '';
  const open = async (effects: readonly object[]): Promise<void> => {
    library = await openToyApp(database(), { documents: documentRelease(cardDefinitions(effects)) });
    token = await library.signIn('lea@library.example');
  };
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const answer = await library?.call(method, path, { token, ...(body === undefined ? {} : { body }) });
    return { status: answer?.status ?? 0, body: isRecord(answer?.body) ? answer.body : {}, list: answer?.body };
  };
  const create = async (): Promise<number> => Number((await call('POST', '/cards', { name: 'Ann' })).body['cardId']);
  beforeAll(async () => {
    await addToyAccount(database(), { email: 'lea@library.example', roles: ['Librarian'] });
  });

  test('has the computed fields and the defaults of the body of its operation', async () => {
    await open([{ run: 'papers.create', with: { about: '=this.cardId' } }]);
    const cardId = await create();

    expect(await call('POST', `/cards/${cardId}/sending`, { name: 'Ann' })).toMatchObject({ status: 200 });

    expect((await call('GET', '/papers')).list).toMatchObject([{ about: cardId, line: `Card ${cardId}` }]);
  });

  test('runs an operation that nobody may call, and that has no address', async () => {
    await open([{ run: 'papers.file', with: { about: '=this.cardId' } }]);
    const cardId = await create();

    expect(await call('POST', '/papers/filed', { about: cardId })).toMatchObject({ status: 404 });
    expect(await call('POST', `/cards/${cardId}/sending`, { name: 'Ann' })).toMatchObject({ status: 200 });
    expect((await call('GET', '/papers')).list).toContainEqual(expect.objectContaining({ about: cardId }));
  });

  test('of an event that comes by time, and that cannot run, is logged with its job', async () => {
    await open([]);
    await call('POST', '/books', { isbn: '0001', title: 'Emma' });
    await call('POST', '/loans', { isbn: '0001', dueOn: '2026-12-01' });
    if (library) library.time.now = new Date('2026-12-05T10:00:00Z');

    const outcome = await library?.work(dueEventsWorker).catch((error: unknown) => error);

    const message =
      'loan.lifecycle.json/events/1/effects/0: the effect mails.send cannot run, its argument key leads to nothing';
    expect(outcome).toMatchObject({ message });
    expect((library?.log ?? []).map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        ...{ job: 'server.due-events', definition: 'loan.lifecycle.json', pointer: '/events/1/effects/0' },
        err: expect.objectContaining({ message }),
      }),
    );
  });

  describe('that cannot run is a fault of the lifecycle, is logged, and undoes the event:', () => {
    test.each(cases)('$title', async ({ effect, reason }) => {
      await open([effect]);
      const cardId = await create();

      const { status, body } = await call('POST', `/cards/${cardId}/sending`, { name: 'Ann' });

      expect({ status, code: body['code'] }).toEqual({ status: 500, code: 'internal' });
      expect(JSON.stringify(body)).not.toContain('effect');
      expect((await call('GET', `/cards/${cardId}`)).body).toMatchObject({ state: 'NEW' });
      const lines: readonly unknown[] = (library?.log ?? []).map((line): unknown => JSON.parse(line));
      expect(lines.filter((line) => isRecord(line) && line['reqId'] === body['reference'])).toContainEqual(
        expect.objectContaining({
          definition: 'card.lifecycle.json',
          pointer: '/events/3/effects/0',
          operation: 'cards.send',
          err: expect.objectContaining({ message: `card.lifecycle.json/events/3/effects/0: ${reason}` }),
        }),
      );
    });
  });
});

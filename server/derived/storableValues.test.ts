import { beforeAll, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { cardDefinitions } from '../testing/cardDefinitions.ts';
import { documentRelease } from '../testing/documentRelease.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';

/** Returns the library with a lifecycle whose event sets a value, or with another expression of a computed property. */
function definitionsWith({ set, ended }: { readonly set?: object; readonly ended?: string }) {
  return cardDefinitions().map((definition) => {
    const json = structuredClone<unknown>(definition.json);
    if (!isRecord(json)) return definition;
    if (set !== undefined && Array.isArray(json['events'])) Object.assign(json['events'][3], { set });
    if (ended !== undefined && definition.id === 'card' && isRecord(json['properties']))
      Object.assign(json['properties'], { ended: { title: 'Ended', type: 'boolean', value: ended } });
    return { ...definition, json };
  });
}

eachDatabase('a value that a definition computes', (database) => {
  let library: ToyApp | undefined;
  let token = '';
  const open = async (faults: Parameters<typeof definitionsWith>[0]): Promise<void> => {
    library = await openToyApp(database(), { documents: documentRelease(definitionsWith(faults)) });
    token = await library.signIn('lea@library.example');
  };
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const answer = await library?.call(method, path, { token, ...(body === undefined ? {} : { body }) });
    return { status: answer?.status ?? 0, body: isRecord(answer?.body) ? answer.body : {} };
  };
  const logged = (reference: unknown): readonly unknown[] =>
    (library?.log ?? [])
      .map((line): unknown => JSON.parse(line))
      .filter((line) => isRecord(line) && line['reqId'] === reference && line['definition'] !== undefined)
      .map((line) => isRecord(line) && [line['definition'], line['pointer']]);
  beforeAll(async () => {
    await addToyAccount(database(), { email: 'lea@library.example', roles: ['Librarian'] });
  });

  test.each([
    ['a text in a number', { years: "='two'" }, '/events/3/set/years'],
    ['a fraction in a whole number', { years: '=this.years + 0.5' }, '/events/3/set/years'],
    ['a text that is no date', { ends: '=this.name' }, '/events/3/set/ends'],
  ])('that an event sets and its property cannot store is logged and undone: %s', async (_, set, pointer) => {
    await open({ set });
    const cardId = Number((await call('POST', '/cards', { name: 'Ann' })).body['cardId']);

    const { status, body } = await call('POST', `/cards/${cardId}/sending`, { name: 'Ann' });

    expect({ status, code: body['code'] }).toEqual({ status: 500, code: 'internal' });
    expect(logged(body['reference'])).toEqual([['card.lifecycle.json', pointer]]);
    expect((await call('GET', `/cards/${cardId}`)).body).toMatchObject({ state: 'NEW', years: 1 });
  });

  test('of a property, and that the property cannot store, is logged, and nothing is stored', async () => {
    await open({ ended: '=this.name' });

    const { status, body } = await call('POST', '/cards', { name: 'Ann' });

    expect(status).toBe(500);
    expect(logged(body['reference'])).toEqual([['card.entity.json', '/properties/ended/value']]);
  });

  test('that fits is stored', async () => {
    await open({ set: { years: '=this.years + 1', ends: '=today() + days(this.years)' } });
    const cardId = Number((await call('POST', '/cards', { name: 'Ann' })).body['cardId']);

    expect((await call('POST', `/cards/${cardId}/sending`, { name: 'Ann' })).status).toBe(200);

    expect((await call('GET', `/cards/${cardId}`)).body).toMatchObject({ state: 'SENT', years: 2, total: 10 });
  });
});

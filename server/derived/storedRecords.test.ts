import { beforeAll, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { cardDefinitions } from '../testing/cardDefinitions.ts';
import { documentRelease } from '../testing/documentRelease.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';

eachDatabase('a stored record', (database) => {
  let library: ToyApp | undefined;
  let token = '';
  beforeAll(async () => {
    await addToyAccount(database(), { email: 'lea@library.example', roles: ['Librarian'] });
    library = await openToyApp(database(), { documents: documentRelease(cardDefinitions()) });
    token = await library.signIn('lea@library.example');
  });
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: unknown) => {
    const answer = await library?.call(method, path, { token, ...(body === undefined ? {} : { body }) });
    return { status: answer?.status ?? 0, body: isRecord(answer?.body) ? answer.body : {} };
  };
  const create = async (body: object): Promise<number> =>
    Number((await call('POST', '/cards', { name: 'Ann', ...body })).body['cardId']);

  test('begins with the defaults of its entity that are not hidden', async () => {
    const adult = await call('POST', '/cards', { name: 'Ann' });
    const child = await call('POST', '/cards', { name: 'Bo', level: 'child' });
    const door = await call('POST', '/desks', { name: 'A', width: 2 });

    expect(adult.body).toMatchObject({ level: 'adult', fee: 5, state: 'NEW' });
    expect(adult.body).not.toHaveProperty('guardian');
    expect(child.body).toMatchObject({ level: 'child', guardian: 'parents' });
    expect(door).toMatchObject({ status: 200, body: { depth: 2 } });
    expect(door.body).not.toHaveProperty('drawers');
  });

  test('loses what a change hides', async () => {
    const { body } = await call('POST', '/desks', { name: 'A', kind: 'counter', width: 2 });
    const cardId = await create({ level: 'child', guardian: 'Cy' });

    const desk = await call('PATCH', `/desks/${String(body['deskId'])}`, { name: 'A', kind: null });
    const card = await call('PATCH', `/cards/${cardId}`, { name: 'Ann', level: 'adult' });

    expect(body).toMatchObject({ drawers: 3 });
    expect(desk.status).toBe(200);
    expect(desk.body).not.toHaveProperty('drawers');
    expect(card.body).toMatchObject({ level: 'adult' });
    expect(card.body).not.toHaveProperty('guardian');
  });

  test('is refused without a property that its entity requires and its body does not have', async () => {
    expect(await call('POST', '/desks', { name: 'A', kind: 'door', width: 2 })).toMatchObject({
      status: 400,
      body: { code: 'validation', message: 'A door is on a floor', fields: { '/floor': 'A door is on a floor' } },
    });
  });

  test('is seen by its rules with what is computed of it', async () => {
    const taken = await call('POST', '/desks', { name: 'A', width: 2 });
    const small = await call('POST', '/desks', { name: 'A', width: 1 });
    const card = await call('POST', '/cards', { name: 'Ann', fee: 50, years: 2 });
    const dear = await call('POST', '/cards', { name: 'Ann', fee: 50, years: 3 });

    expect(taken).toMatchObject({ status: 200, body: { area: 4 } });
    expect(small).toMatchObject({ status: 400, body: { fields: { '/width': 'A desk is too small' } } });
    expect(card).toMatchObject({ status: 200, body: { total: 100 } });
    expect(dear).toMatchObject({ status: 400, body: { fields: { '/fee': 'A card costs 100 at most' } } });
  });

  test('is seen by its rules with the records that it leads to', async () => {
    const long = await create({ years: 2 });
    const short = await create({ years: 0 });

    const paper = await call('POST', '/papers', { about: long });
    const id = String(paper.body['paperId']);

    expect(paper).toMatchObject({ status: 200, body: { about: long, card: { years: 2 } } });
    expect(await call('POST', '/papers', { about: short })).toMatchObject({ status: 400 });
    expect(await call('PATCH', `/papers/${id}`, { about: long, line: 'x' })).toMatchObject({ status: 200 });
    expect(await call('PATCH', `/papers/${id}`, { about: short })).toMatchObject({ status: 409 });
  });

  test('takes the body of an event that is a PATCH, below what the event sets', async () => {
    const cardId = await create({ years: 3 });

    const { status } = await call('PATCH', `/cards/${cardId}`, { name: 'Bea', years: 9, fee: 7 });

    expect(status).toBe(200);
    const { body } = await call('GET', `/cards/${cardId}`);
    expect(body).toMatchObject({ name: 'Bea', fee: 7, years: 4, total: 28, level: 'adult', state: 'NEW' });
  });

  test('loses with an event that is a PUT what its body leaves out', async () => {
    const cardId = await create({ name: 'Ann', ends: '2027-01-31', tags: ['a'] });

    const { status } = await call('PUT', `/cards/${cardId}`, { name: 'Old', fee: 8, years: 1 });
    const again = await call('PUT', `/cards/${cardId}`, { name: 'New' });

    expect(status).toBe(200);
    expect(again).toMatchObject({
      status: 409,
      body: { message: 'An old card stays', rule: { pointer: expect.stringMatching(/^\/events\/\d+\/when$/) } },
    });
    const { body } = await call('GET', `/cards/${cardId}`);
    expect(body).toMatchObject({ name: 'Old', fee: 8, years: 1 });
    expect(body).not.toHaveProperty('ends');
    expect(body).not.toHaveProperty('tags');
  });

  test('keeps out of an act what only its event can store', async () => {
    const cardId = await create({ name: 'Ann' });

    expect(await call('POST', `/cards/${cardId}/sending`, { name: 'Bo' })).toMatchObject({
      status: 200,
      body: { name: 'Ann', state: 'SENT' },
    });
  });

  test.each(['ended|equals|true', 'tags|equals|a', 'tags|contains|a', 'years|equals|x', 'state|equals|NEW'])(
    'is not asked for by the filter %s, which is refused',
    async (filter) => {
      const { status } = await call('GET', `/cards?filter=${encodeURIComponent(filter)}`);

      expect(status).toBe(400);
    },
  );
});

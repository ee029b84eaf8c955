import { expect, test } from 'vitest';
import { compileRelease, expressions } from '#compiler';
import { anonymous } from '#engine';
import { createMemoryAdapter } from './createMemoryAdapter.ts';

const fields = ['name', 'level', 'guardian', 'fee', 'years', 'ends'];

const card = {
  title: 'Card',
  key: 'cardId',
  properties: {
    cardId: { title: 'Number', type: 'integer', readOnly: true },
    name: { title: 'Name', type: 'string', required: true },
    level: { title: 'Level', values: ['adult', 'child'], default: 'adult' },
    guardian: { title: 'Guardian', type: 'string', when: "=this.level == 'child'", default: 'parents' },
    shelf: { title: 'Shelf', type: 'string', required: "=this.level == 'child'" },
    fee: { title: 'Fee', type: 'number', default: 5 },
    years: { title: 'Years', type: 'integer', default: 1 },
    total: { title: 'Total', type: 'number', value: '=this.fee * double(this.years)' },
    ends: { title: 'Ends', type: 'string', format: 'date' },
    state: { title: 'State', values: ['NEW', 'SENT'], readOnly: true },
  },
  rules: [{ rule: 'dear', at: 'fee', check: '=this.total <= 100.0', message: 'A card costs 100 at most' }],
};

const operations = {
  'cards.list': { call: 'GET /cards', result: { page: 'card' }, filter: { wire: 'pipes', fields: ['total'] } },
  'cards.get': { call: 'GET /cards/{cardId}', result: 'card' },
  'cards.create': { call: 'POST /cards', of: 'card', result: 'card', body: fields },
  'cards.replace': { call: 'PUT /cards/{cardId}', of: 'card', result: 'card', body: fields },
  'cards.amend': { call: 'PATCH /cards/{cardId}', of: 'card', result: 'card', body: fields },
  'cards.prolong': { call: 'POST /cards/{cardId}/years', of: 'card', result: 'card' },
  'cards.rename': { call: 'POST /cards/{cardId}/names', of: 'card', result: 'card' },
};

const lifecycle = {
  of: 'card',
  at: 'state',
  events: [
    { on: 'cards.create', to: 'NEW' },
    { on: 'cards.replace', from: 'NEW' },
    { on: 'cards.amend', from: 'NEW', to: 'NEW', set: { years: '=this.years + 1' } },
    { on: 'cards.prolong', from: 'NEW', set: { years: 30 } },
    { on: 'cards.rename', from: 'NEW', set: { years: '=this.name' } },
  ],
};

function openCards() {
  const release = compileRelease([
    { kind: 'entity', id: 'card', json: card },
    ...Object.entries(operations).map(([id, json]) => ({
      kind: 'operation',
      id,
      json: { title: id, allow: 'public', ...json },
    })),
    { kind: 'lifecycle', id: 'card', json: lifecycle },
    { kind: 'access', id: 'library', json: { roles: [], policies: [{ policy: 'public', when: true }] } },
  ]);
  const stored = { cardId: 1, name: 'Ann', level: 'child', guardian: 'Cy', shelf: 'A', fee: 5, years: 1, state: 'NEW' };
  const clock = { today: () => '2026-06-15', now: () => '2026-06-15T09:30:00.000Z' };
  return createMemoryAdapter({
    ...{ release, records: { card: [stored] }, validators: {}, user: anonymous, clock, expressions },
  });
}

const refusal = (call: Promise<unknown>) => call.catch((error: unknown) => error);

test('a new record begins with the defaults of its entity that are not hidden', async () => {
  expect(await openCards().run('cards.create', { name: 'Bo' })).toEqual({
    ...{ cardId: 2, name: 'Bo', level: 'adult', fee: 5, years: 1, total: 5, state: 'NEW' },
  });
});

test('a new record is refused without what its entity requires and its body does not have', async () => {
  expect(await refusal(openCards().run('cards.create', { name: 'Bo', level: 'child' }))).toMatchObject({
    status: 400,
    code: 'validation',
    fields: { '/shelf': expect.any(String) },
  });
});

test('an event stores the body of a PATCH below what it sets, and without what it hides', async () => {
  const adapter = openCards();

  await adapter.run('cards.amend', { cardId: 1, name: 'Bea', level: 'adult', years: 9 });

  expect(await adapter.run('cards.get', { cardId: 1 })).toEqual({
    ...{ cardId: 1, name: 'Bea', level: 'adult', shelf: 'A', fee: 5, years: 2, total: 10, state: 'NEW' },
  });
});

test('an event that is a PUT clears what its body leaves out', async () => {
  const adapter = openCards();

  await adapter.run('cards.replace', { cardId: 1, name: 'Bea', level: 'child', fee: 1, years: 1 });

  expect(await adapter.run('cards.get', { cardId: 1 })).toEqual({
    ...{ cardId: 1, name: 'Bea', level: 'child', shelf: 'A', fee: 1, years: 1, total: 1, state: 'NEW' },
  });
});

test('a rule reads what is computed of the body, and of what an event sets', async () => {
  const adapter = openCards();

  expect(await refusal(adapter.run('cards.create', { name: 'Bo', fee: 50, years: 3 }))).toMatchObject({ status: 400 });
  expect(await refusal(adapter.run('cards.prolong', { cardId: 1 }))).toMatchObject({ status: 409, code: 'rule' });
  expect(await adapter.run('cards.create', { name: 'Bo', fee: 50, years: 2 })).toMatchObject({ total: 100 });
});

test('a page is filtered by what is computed of its records', async () => {
  const adapter = openCards();

  expect(await adapter.run('cards.list', { total: 5 })).toMatchObject({ content: [{ cardId: 1 }] });
  expect(await adapter.run('cards.list', { total: 6 })).toMatchObject({ content: [] });
});

test('a value that an event sets and its property cannot store is an error of the definition, and nothing is stored', async () => {
  const adapter = openCards();

  expect(await refusal(adapter.run('cards.rename', { cardId: 1 }))).toMatchObject({
    ...{ status: 500, code: 'internal' },
    message: 'card.lifecycle.json/events/4/set/years: years is of type integer, and the value is of type string',
  });
  expect(await adapter.run('cards.get', { cardId: 1 })).toMatchObject({ years: 1 });
});

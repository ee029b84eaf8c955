import { beforeAll, describe, expect, test } from 'vitest';
import { createMemoryAdapter } from '#api';
import { compileRelease, expressions } from '#compiler';
import { ownsRecord, type Release, type User } from '#engine';
import { eachDatabase } from '../../server/testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../../server/testing/openToyApp.ts';
import { compileValidators } from '../../server/validators/compileValidators.ts';
import { importValidators } from '../../server/validators/importValidators.ts';

const clerks = { allow: 'clerk' };
const readers = { helper: 'own', clerk: 'all' };

const entities: Readonly<Record<string, unknown>> = {
  session: { title: 'Session', properties: { accessToken: { title: 'Token', type: 'string', readOnly: true } } },
  user: { title: 'User', key: 'id', properties: { id: { title: 'Id', type: 'integer' } } },
  loan: {
    title: 'Loan',
    key: 'number',
    owners: { helper: { helperEmail: 'user.email', branchId: 'user.companyIds' } },
    properties: {
      number: { title: 'Number', type: 'integer', required: true },
      helperEmail: { title: 'Helper', type: 'string' },
      branchId: { title: 'Branch', type: 'integer' },
      remark: { title: 'Remark', type: 'string', ...clerks },
      place: {
        title: 'Place',
        properties: { row: { title: 'Row', type: 'integer' }, code: { title: 'Code', type: 'string', ...clerks } },
      },
      visits: {
        title: 'Visits',
        type: 'array',
        items: {
          properties: { day: { title: 'Day', type: 'string' }, phone: { title: 'Phone', type: 'string', ...clerks } },
        },
      },
    },
  },
};

const login = ['username', 'password'].map((field) => ({ field, title: field, type: 'string', required: true }));
const body = ['number', 'helperEmail', 'branchId', 'remark', 'place', 'visits'];
const operations: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'auth.login': { call: 'POST /auth/login', result: 'session', body: login, allow: 'public' },
  'loans.create': { call: 'POST /loans', of: 'loan', result: 'loan', body, allow: 'clerk' },
  'loans.get': { call: 'GET /loans/{number}', result: 'loan', allow: readers },
  'loans.list': { call: 'GET /loans', result: { list: 'loan' }, allow: readers },
  'loans.pages': { call: 'GET /pages', result: { page: 'loan' }, size: 20, allow: readers },
  'loans.place': { call: 'PUT /loans/{number}/place', of: 'loan', result: 'loan', body: ['place'], allow: readers },
};

const access = {
  roles: ['Helper', 'Clerk'].map((role) => ({ role, title: role, functions: [] })),
  precedence: ['Clerk', 'Helper'],
  policies: [
    { policy: 'public', when: true },
    { policy: 'helper', when: "='Helper' in user.roles" },
    { policy: 'clerk', when: "='Clerk' in user.roles" },
  ],
};

const release: Release = compileRelease([
  ...Object.entries(entities).map(([id, json]) => ({ kind: 'entity', id, json })),
  ...Object.entries(operations).map(([id, json]) => ({ kind: 'operation', id, json: { title: id, ...json } })),
  { kind: 'access', id: 'library', json: access },
]);

const ann = 'ann@library.example';
const ben = 'ben@library.example';
const held = {
  remark: 'Torn',
  place: { row: 4, code: 'b-17' },
  visits: [
    { day: '2026-11-20', phone: '555-0101' },
    { day: '2026-11-21', phone: '555-0102' },
  ],
};
const loans = [
  { number: 1, helperEmail: ann, branchId: 7, ...held },
  { number: 2, helperEmail: ann, branchId: 8, ...held },
  { number: 3, helperEmail: ann, branchId: 9, ...held },
  { number: 4, helperEmail: ben, branchId: 7, ...held },
  { number: 5, helperEmail: ann, ...held },
  { number: 6, branchId: 7, ...held },
  { number: 7, ...held },
];

/** The users, and the loans that both paths of the relation lead to. */
const people: readonly (Pick<User, 'roles' | 'companyIds'> & { email: string; sees: readonly number[] })[] = [
  { email: ann, roles: ['Helper'], companyIds: [7, 8], sees: [1, 2] },
  { email: ben, roles: ['Helper'], companyIds: [9], sees: [] },
  { email: 'cas@library.example', roles: ['Helper'], companyIds: [7, 8, 9], sees: [] },
  { email: 'dee@library.example', roles: ['Helper'], companyIds: [], sees: [] },
  { email: 'lea@library.example', roles: ['Clerk'], companyIds: [], sees: [1, 2, 3, 4, 5, 6, 7] },
];

function userOf({ email, roles, companyIds }: (typeof people)[number]): User {
  return { signedIn: true, email, roles, functionalIds: [], companyIds };
}

/** Returns the part of a loan that a helper may read. */
function withoutSecrets(loan: (typeof loans)[number]): object {
  const { remark: _remark, ...known } = loan;
  return { ...known, place: { row: 4 }, visits: [{ day: '2026-11-20' }, { day: '2026-11-21' }] };
}

describe.each(people)('of loans that name both a helper and a branch, $email', (person) => {
  const expected = loans
    .filter(({ number }) => person.sees.includes(number))
    .map((loan) => (person.roles.includes('Clerk') ? loan : withoutSecrets(loan)));

  test('owns those where both are the own', () => {
    const entity = release.entities['loan'];
    const granted = [{ policy: 'helper', relation: person.roles.includes('Clerk') ? 'all' : 'helper' }];

    const owned = loans.filter((record) => ownsRecord({ entity, granted, record, user: userOf(person) }));

    expect(owned.map(({ number }) => number)).toEqual(person.sees);
  });

  test('is answered those by records in memory, without what is for others', async () => {
    const adapter = createMemoryAdapter({
      ...{ release, records: { loan: loans }, user: userOf(person) },
      validators: await importValidators(compileValidators(release)),
      clock: { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' },
      expressions,
    });

    expect(await adapter.run('loans.list')).toEqual(expected);
    expect(await adapter.run('loans.pages')).toMatchObject({ content: expected, totalElements: expected.length });
  });
});

eachDatabase('a relation of a helper and a branch', (database) => {
  let library: ToyApp;
  beforeAll(async () => {
    library = await openToyApp(database(), { documents: release });
    for (const { email, roles, companyIds } of people) {
      await addToyAccount(database(), { email, roles: [...roles], companyIds: [...companyIds] });
    }
    const token = await library.signIn('lea@library.example');
    for (const loan of loans) {
      const { status, body: answer } = await library.call('POST', '/loans', { token, body: loan });
      if (status !== 200) throw new Error(JSON.stringify(answer));
    }
  });

  test.each(people)('answers $email in lists what both paths give, without what is for others', async (person) => {
    const token = await library.signIn(person.email);
    const expected = loans
      .filter(({ number }) => person.sees.includes(number))
      .map((loan) => (person.roles.includes('Clerk') ? loan : withoutSecrets(loan)));

    const list = await library.call('GET', '/loans', { token });
    const page = await library.call('GET', '/pages', { token });

    expect(list).toEqual({ status: 200, body: expected });
    expect(page).toMatchObject({ status: 200, body: { content: expected, totalElements: expected.length } });
  });

  test.each(people)('lets $email read and write what both paths give, and find nothing else', async (person) => {
    const token = await library.signIn(person.email);
    const reached = new Map<string, readonly number[]>([
      ['GET', []],
      ['PUT', []],
    ]);
    const others: unknown[] = [];
    const place = person.roles.includes('Clerk') ? held.place : { row: 4 };

    for (const { number } of loans) {
      const read = await library.call('GET', `/loans/${number}`, { token });
      const written = await library.call('PUT', `/loans/${number}/place`, { token, body: { place } });
      for (const [method, { status }] of [['GET', read] as const, ['PUT', written] as const]) {
        if (status === 200) reached.set(method, [...(reached.get(method) ?? []), number]);
        else others.push(status);
      }
    }

    expect(Object.fromEntries(reached)).toEqual({ GET: person.sees, PUT: person.sees });
    expect(others).toEqual(Array(2 * (loans.length - person.sees.length)).fill(404));
  });
});

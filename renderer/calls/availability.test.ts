import { expect, test } from 'vitest';
import {
  type ActionModel,
  anonymous,
  createExpressions,
  type OperationModel,
  type Release,
  type Scope,
  type User,
} from '#engine';
import { parsers } from '#engine/parsers';
import { findAvailability } from './availability.ts';
import { createEventCheck } from './createEventCheck.ts';

const expressions = createExpressions(parsers);
const checkEvent = createEventCheck();

const operation = (id: string, policy: string): OperationModel => ({
  id,
  title: { literal: id },
  method: 'POST',
  path: `/${id}`,
  parameters: [],
  of: 'loan',
  query: [],
  result: { shape: 'none' },
  size: 15,
  rules: [],
  allow: { [policy]: 'all' },
  errorText: { '=': 'error.message' },
  notices: {},
  refreshes: [],
  versioned: false,
  once: false,
});

const release: Release = {
  hash: '0',
  language: 1,
  locales: ['en'],
  entities: {},
  operations: {
    'loans.close': operation('loans.close', 'librarian'),
    'loans.renew': operation('loans.renew', 'public'),
  },
  forms: {},
  flows: {},
  wizards: {},
  lifecycles: {
    loan: {
      id: 'loan',
      of: 'loan',
      at: 'state',
      events: [
        {
          on: 'loans.close',
          event: 'close',
          from: ['OPEN'],
          to: 'CLOSED',
          when: true,
          irreversible: false,
          set: [],
          effects: [],
        },
        {
          on: 'loans.renew',
          event: 'renew',
          from: ['OPEN'],
          when: { '=': 'this.renewals < 2' },
          message: { literal: 'Renewed twice already' },
          irreversible: false,
          set: [],
          effects: [],
        },
      ],
      states: [],
    },
  },
  screens: {},
  menus: {},
  access: {
    roles: [],
    precedence: [],
    policies: [
      { policy: 'public', when: true },
      { policy: 'librarian', when: { '=': "'Librarian' in user.roles" } },
    ],
    functions: [],
    otherwise: [],
  },
  settings: {},
  templates: {},
  texts: {},
};

const run = (id: string, words: Partial<ActionModel> = {}): ActionModel => ({
  name: id,
  target: { verb: 'run', call: { run: id, with: {}, when: true, as: id, notices: {} } },
  title: { literal: id },
  look: 'button',
  when: true,
  locked: false,
  with: {},
  tab: 'same',
  mode: 'edit',
  refused: 'hide',
  ...words,
});

const librarian: User = { ...anonymous, signedIn: true, roles: ['Librarian'] };
const clock = { today: () => '2026-11-21', now: () => '2026-11-21T08:00:00Z' };
const scopeOf = (loan: Record<string, unknown>, user: User = librarian): Scope => ({
  variables: { loan },
  user,
  settings: {},
  clock,
  expressions,
});

test('hides what the person may not run, though its own words would show it', () => {
  // given
  const scope = scopeOf({ state: 'OPEN' }, anonymous);
  // when
  const availability = findAvailability(run('loans.close'), scope, { release, checkEvent });
  // then
  expect(availability).toEqual({ state: 'hidden' });
});

test('hides an event that the state does not know, or locks it where the action says so', () => {
  // given
  const scope = scopeOf({ state: 'CLOSED' });
  // when
  const found = [run('loans.close'), run('loans.close', { refused: 'lock' })].map((action) =>
    findAvailability(action, scope, { release, checkEvent }),
  );
  // then
  expect(found).toEqual([{ state: 'hidden' }, { state: 'locked' }]);
});

test('tells why an event is refused that the state knows', () => {
  // given
  const scope = scopeOf({ state: 'OPEN', renewals: 2 });
  // when
  const availability = findAvailability(run('loans.renew', { refused: 'lock' }), scope, { release, checkEvent });
  // then
  expect(availability).toEqual({
    state: 'locked',
    reason: { literal: 'Renewed twice already' },
    about: { state: 'OPEN', renewals: 2 },
  });
});

test('prefers the row to the record of the page', () => {
  // given
  const page = scopeOf({ state: 'CLOSED' });
  const row: Scope = { ...page, variables: { ...page.variables, this: { state: 'OPEN' } } };
  // when
  const found = [page, row].map((scope) => findAvailability(run('loans.close'), scope, { release, checkEvent }).state);
  // then
  expect(found).toEqual(['hidden', 'open']);
});

test('shows a menu only when something in it is shown', () => {
  // given
  const menu = (name: string): ActionModel => run('more', { target: { verb: 'menu', actions: [run(name)] } });
  const scope = scopeOf({ state: 'CLOSED' });
  // when
  const found = ['loans.close', 'unknown'].map(
    (name) => findAvailability(menu(name), scope, { release, checkEvent }).state,
  );
  // then
  expect(found).toEqual(['hidden', 'hidden']);
});

import { expect, test } from 'vitest';
import { anonymous } from '../access/anonymous.ts';
import { createExpressions } from '../expressions/createExpressions.ts';
import type { ScreenModel } from '../model/kinds/screen.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { parsers } from '../parsing/parsers.ts';
import { hrefOf } from './hrefOf.ts';

const expressions = createExpressions(parsers);

const screen = (id: string, route: string, given: ScreenModel['given'] = {}): ScreenModel => ({
  id,
  route,
  given,
  enter: [],
  data: [],
  actions: [],
  body: [],
});

const release: Release = {
  hash: '0',
  language: 1,
  locales: ['en'],
  entities: {},
  operations: {},
  forms: {},
  flows: {},
  wizards: {},
  lifecycles: {},
  screens: {
    loan: screen('loan', '/members/{memberId}/loans/{loanId}', { renewed: 'boolean?' }),
    shelf: screen('shelf', '/shelf'),
    part: { id: 'part', given: {}, enter: [], data: [], actions: [], body: [] },
  },
  menus: {},
  access: { roles: [], precedence: [], policies: [], functions: [], otherwise: [] },
  settings: {},
  templates: {},
  texts: {},
};

const clock = { today: () => '2026-11-21', now: () => '2026-11-21T08:00:00Z' };
const scopeOf = (variables: Scope['variables']): Scope => ({
  variables,
  user: anonymous,
  settings: {},
  clock,
  expressions,
});

test('finds the parameters of an address in the row, else in the address of the page', () => {
  // given
  const scope = scopeOf({ this: { loanId: 7, renewed: false }, route: { memberId: 'a/b', loanId: 1 } });
  // when
  const href = hrefOf('loan', {}, scope, release);
  // then
  expect(href).toBe('/members/a%2Fb/loans/7?renewed=false');
});

test('takes what is said before what is found', () => {
  // given
  const scope = scopeOf({ this: { loanId: 7 }, route: { memberId: 'ada' } });
  // when
  const href = hrefOf('loan', { loanId: 8, note: { '=': "'late & loud'" } }, scope, release);
  // then
  expect(href).toBe('/members/ada/loans/8?note=late+%26+loud');
});

test('has no address for a part, nor where a part of the path is missing', () => {
  // given
  const scope = scopeOf({ this: { loanId: 7 } });
  // when
  const addresses = ['loan', 'part', 'unknown', 'shelf'].map((name) => hrefOf(name, {}, scope, release));
  // then
  expect(addresses).toEqual([undefined, undefined, undefined, '/shelf']);
});

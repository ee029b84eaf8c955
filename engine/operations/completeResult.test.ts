import { expect, test } from 'vitest';
import { compileRelease } from '../../compiler/release/compileRelease.ts';
import { createExpressions } from '../expressions/createExpressions.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { parsers } from '../parsing/parsers.ts';
import { completeResult } from './completeResult.ts';
import { attachTotal, totalOf } from './listTotals.ts';

const allow = { clerk: 'all' };

const release: Release = compileRelease([
  {
    kind: 'entity',
    id: 'member',
    json: {
      title: 'Member',
      key: 'id',
      properties: {
        id: { title: 'Id', type: 'integer' },
        name: { title: 'Name', type: 'string' },
        greeting: { title: 'Greeting', type: 'string', value: "='Dear ' + this.name" },
      },
    },
  },
  { kind: 'operation', id: 'members.find', json: { title: 'A', call: 'GET /a', result: 'member?', allow } },
  { kind: 'operation', id: 'members.list', json: { title: 'B', call: 'GET /b', result: 'member[]', allow } },
  { kind: 'operation', id: 'members.page', json: { title: 'C', call: 'GET /c', result: { page: 'member' }, allow } },
  { kind: 'operation', id: 'members.count', json: { title: 'D', call: 'GET /d', result: 'integer', allow } },
]);

const scope: Scope = {
  variables: {},
  user: { signedIn: true, roles: [], functionalIds: [], companyIds: [] },
  settings: {},
  clock: { today: () => '', now: () => '' },
  expressions: createExpressions(parsers),
};

function complete(id: string, result: unknown, options: { keeps?: boolean } = {}): unknown {
  const operation: OperationModel | undefined = release.operations[id];
  if (operation === undefined) throw new Error(`There is no ${id}.`);
  return completeResult({ operation, result, scope, release, ...options });
}

const ann = { id: 1, name: 'Ann' };
const completeAnn = { ...ann, greeting: 'Dear Ann' };

test.each([
  ['one record', 'members.find', ann, completeAnn],
  ['an absent record', 'members.find', undefined, undefined],
  ['a list', 'members.list', [ann, 'no record'], [completeAnn, 'no record']],
  ['a page', 'members.page', { content: [ann], totalElements: 1 }, { content: [completeAnn], totalElements: 1 }],
  ['a page without rows', 'members.page', { totalElements: 0 }, { content: [], totalElements: 0 }],
  ['a number', 'members.count', 7, 7],
])('computed properties are added to each record of %s', (_what, id, result, expected) => {
  expect(complete(id, result)).toEqual(expected);
});

test('a computed value that a server has sent is replaced, unless it is to be kept', () => {
  const sent = { ...ann, greeting: 'Welcome' };

  expect([complete('members.find', sent), complete('members.find', sent, { keeps: true })]).toEqual([
    completeAnn,
    sent,
  ]);
});

test('a list that was cut is still known to be cut', () => {
  expect(totalOf(complete('members.list', attachTotal([ann], 2000)))).toBe(2000);
});

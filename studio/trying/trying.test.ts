import { expect, test } from 'vitest';
import { createExpressions } from '#engine';
import { parsers } from '#engine/parsers';
import { scopeFor } from '../../tests/conformance/library/world.ts';
import { entityInScope } from './entityInScope.ts';
import { expressionsAt } from './expressionsAt.ts';
import { readExamples } from './readExamples.ts';
import { tryExpression, variablesRead } from './tryExpression.ts';

const expressions = createExpressions(parsers);
const scopeWith = (variables: object) => ({ ...scopeFor('member', variables), expressions });

test('expressions are those of the selected part, or of the part around what is selected', () => {
  const json = { of: 'loan', fields: [{ field: 'fine', when: '=this.late', title: 'Fine', required: '= ' }] };

  expect(expressionsAt(json, '/fields/0/when')).toEqual([
    { pointer: '/fields/0/when', word: 'when', source: 'this.late' },
  ]);
  expect(expressionsAt(json, '/fields/0').map(({ word }) => word)).toEqual(['when']);
  expect(expressionsAt(json, '/fields/0/title').map(({ word }) => word)).toEqual(['when']);
  expect(expressionsAt(json, '/fields')).toEqual([]);
});

test.each([
  ['the entity itself', 'entity', 'loan', {}, 'this.dueOn < today()', { entity: 'loan', variables: ['this'] }],
  ['the entity of a form', 'form', 'renew', { of: 'loan' }, 'root.late', { entity: 'loan', variables: ['root'] }],
  ['a parameter', 'form', 'renew', { given: { lent: 'loan?' } }, 'lent.late', { entity: 'loan', variables: ['lent'] }],
  ['a variable with its name', 'screen', 'desk', {}, 'openLoan.late', { entity: 'open-loan', variables: ['openLoan'] }],
  ['no record', 'screen', 'desk', {}, 'user.signedIn && setting.days > 2', undefined],
] as const)('the record of an expression is found by %s', (_how, kind, definition, json, source, expected) => {
  const paths = variablesRead(source, expressions);

  const found = entityInScope({ name: { kind, definition }, json, paths, entities: ['loan', 'open-loan'] });

  expect(found).toEqual(expected);
});

test('an expression has its value, those of its parts and what it has read', () => {
  const scope = scopeWith({ this: { days: 30, rate: 0.5 } });

  const { value, failure, parts, trace } = tryExpression('this.days > 21 ? (this.days - 21) * this.rate : 0', scope);

  expect([value, failure]).toEqual([4.5, undefined]);
  expect(parts).toEqual([
    { written: 'this.days > 21', value: true },
    { written: '(this.days - 21) * this.rate', value: 4.5 },
    { written: 'this.days - 21', value: 9 },
    { written: 'this.days', value: 30 },
    { written: 'this.rate', value: 0.5 },
  ]);
  expect(trace?.reads).toEqual([
    { path: 'this.days', value: 30 },
    { path: 'this.rate', value: 0.5 },
  ]);
});

test('an absent value and an error are told', () => {
  expect(tryExpression('this.days > 21', scopeWith({ this: {} }))).toMatchObject({
    value: undefined,
    failure: 'absent',
  });
  expect(tryExpression('this.?days', scopeWith({ this: {} })).failure).toBe('absent');
  expect(tryExpression('this.days >', scopeWith({}))).toMatchObject({
    failure: expect.stringContaining('Unexpected token'),
  });
  expect(tryExpression("this.days > 'x'", scopeWith({ this: { days: 1 } })).failure).not.toBe('absent');
});

test('examples have what they share, and their dates', () => {
  const file = { $schema: 'x', first: { days: 3, dueOn: '=addDays(today(), 2)' }, second: { like: 'first', days: 4 } };

  expect(readExamples(file, scopeWith({}))).toEqual([
    { name: 'first', record: { days: 3, dueOn: '2026-11-23' } },
    { name: 'second', record: { days: 4, dueOn: '2026-11-23' } },
  ]);
});

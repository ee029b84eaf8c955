import { beforeEach, expect, test } from 'vitest';
import type { Log } from '../contract/Log.types.ts';
import { createExpressionLog, type ExpressionLog } from './createExpressionLog.ts';

const files = [
  {
    path: 'definitions/loans/loan.entity.json',
    text: JSON.stringify({ properties: { late: { value: '=this.dueOn < today()' }, 'a/b': { when: '=this.note' } } }),
  },
  { path: 'definitions/loans/return.form.json', text: JSON.stringify({ fields: [{ when: '=this.note' }] }) },
];

let lines: { readonly level: keyof Log; readonly facts: object }[];
let log: Log;
let write: ExpressionLog;

beforeEach(() => {
  lines = [];
  const level = (name: keyof Log) => (facts: object) => void lines.push({ level: name, facts });
  log = { level: 'debug', debug: level('debug'), info: level('info'), warn: level('warn'), error: level('error') };
  write = createExpressionLog(files);
});

test('an expression that fails is logged with its place and the names that it reads', () => {
  // when
  write({ expression: 'this.dueOn < today()', reason: 'expression/type', offset: 11 }, log);

  // then
  expect(lines).toEqual([
    {
      level: 'info',
      facts: {
        definition: 'definitions/loans/loan.entity.json',
        pointer: '/properties/late/value',
        expression: 'this.dueOn < today()',
        reason: 'expression/type',
        reads: ['this.dueOn'],
        offset: 11,
      },
    },
  ]);
});

test('an absent value is logged for somebody who looks for a fault, with all places of its expression', () => {
  // when
  write({ expression: 'this.note', reason: 'absent' }, log);

  // then
  expect(lines).toEqual([
    {
      level: 'debug',
      facts: {
        definition: 'definitions/loans/loan.entity.json',
        pointer: '/properties/a~1b/when',
        others: ['definitions/loans/return.form.json/fields/0/when'],
        expression: 'this.note',
        reason: 'absent',
        reads: ['this.note'],
      },
    },
  ]);
});

test('an absent value is not looked up if the log does not write debug lines', () => {
  // given
  write = createExpressionLog([{ path: 'definitions/broken.json', text: 'no JSON' }]);

  // when
  write({ expression: 'this.note', reason: 'absent' }, { ...log, level: 'info' });

  // then
  expect(lines).toEqual([]);
});

test('an expression is logged once for each reason', () => {
  // when
  write({ expression: 'this.note', reason: 'absent' }, log);
  write({ expression: 'this.note', reason: 'absent' }, log);
  write({ expression: 'this.note', reason: 'condition' }, log);

  // then
  expect(lines.map(({ level }) => level)).toEqual(['debug', 'info']);
});

test('an expression that no file has, and that cannot be parsed, is logged without a place', () => {
  // when
  write({ expression: 'this.', reason: 'expression/syntax', offset: 5 }, log);

  // then
  expect(lines).toEqual([
    { level: 'info', facts: { expression: 'this.', reason: 'expression/syntax', reads: [], offset: 5 } },
  ]);
});

import { expect, test } from 'vitest';
import { hintForType } from './hintForType.ts';

test('a value of the wrong type is answered with an expression of the right one', () => {
  const hints = [
    hintForType({ wanted: 'boolean', given: { kind: 'string' }, source: 'loan.isbn' }),
    hintForType({ wanted: 'boolean', given: { kind: 'list', of: { kind: 'string' } }, source: 'loan.fines' }),
    hintForType({ wanted: 'string', given: { kind: 'number' }, source: 'loan.renewals' }),
  ];

  expect(hints).toEqual([
    { hint: "Compare it: loan.isbn == '…'" },
    { hint: 'Compare its length: size(loan.fines) > 0' },
    { hint: 'Write string(loan.renewals)' },
  ]);
});

test('a long expression, or one with operators, is not repeated', () => {
  expect(hintForType({ wanted: 'string', given: { kind: 'number' }, source: 'loan.renewals + 1' })).toEqual({
    hint: 'Write string(…)',
  });
});

test('a type that nothing turns into the wanted one has no hint', () => {
  expect(hintForType({ wanted: 'boolean', given: { kind: 'any' }, source: 'loan' })).toEqual({});
});

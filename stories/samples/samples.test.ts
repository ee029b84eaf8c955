import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type SampleContext, sampleField } from '../../compiler/samples/sampleField.ts';
import { samplePattern } from '../../compiler/samples/samplePattern.ts';
import { ownedBy, sampleRecords, sampleUser } from '../../compiler/samples/sampleRecords.ts';
import { readSet } from '../node/readSet.ts';
import { makeField } from './makeField.ts';

const { release, examples } = readSet(join(import.meta.dirname, '..', '..', 'tests', 'fixtures', 'gate', 'base'));

const place: SampleContext = { release, index: 0, keyOf: () => 7 };

test.each([
  '^[0-9]{13}$',
  '^[0-9]+-[0-9]+$',
  '^([0-9]{2}-[0-9]{7}|[0-9]{9})$',
  '^\\+?1?[-. ]?\\(?[0-9]{3,4}\\)?$',
  '^[A-Z][a-z]+(?: [A-Z])?$',
  '^\\d{4}/\\w{2}$',
])('a sample fits the pattern %s', (pattern) => {
  expect(samplePattern(pattern, 2)).toMatch(new RegExp(pattern));
});

test('a sample keeps to format, values, limits and keys', () => {
  const fields = [
    makeField('dueOn', { format: 'date' }),
    makeField('kind', { values: [{ value: 'novel', title: { literal: 'Novel' } }] }),
    makeField('copies', { type: 'integer', schema: { minimum: 3, maximum: 5 } }),
    makeField('note', { title: { literal: 'A very long note' }, schema: { maxLength: 6 } }),
    makeField('isbn', { schema: { pattern: '^[0-9]{2}$' } }),
    makeField('fee', { value: { '=': '1 + 1' }, type: 'number' }),
  ];

  expect(fields.map((field) => sampleField(field, place))).toEqual(['2026-01-10', 'novel', 3, 'A very', 7, undefined]);
});

test('records are the written examples where there are some, and the same each time', () => {
  const records = sampleRecords(release, examples);

  expect(records['book']?.length).toBe(Object.keys(examples['book'] ?? {}).length);
  expect(records['loan']?.length).toBe(3);
  expect(sampleRecords(release, examples)).toEqual(records);
});

test('records belong to the person who looks at them', () => {
  const user = sampleUser(release, 'Member');

  const { loan = [] } = ownedBy(user, sampleRecords(release, examples), release);

  expect(loan.map((row) => row['memberEmail'])).toEqual(loan.map(() => user.email));
});

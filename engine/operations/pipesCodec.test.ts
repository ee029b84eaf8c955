import { describe, expect, test } from 'vitest';
import { release } from '../../tests/conformance/library/world.ts';
import { decodePipes, encodePipes, longestFilter } from './pipesCodec.ts';

const books = release.operations['books.list']?.filter?.fields ?? [];
const loans = release.operations['loans.list']?.filter?.fields ?? [];

describe('the pipes codec writes', () => {
  test.each([
    ['a text as contains', books, { title: 'Emma' }, 'title|contains|Emma'],
    ['a number as equals', books, { copies: 3 }, 'copies|equals|3'],
    ['listed values as equals', loans, { state: 'OPEN' }, 'state|equals|OPEN'],
    ['the name of the wire', books, { isbn: '0001' }, 'number|contains|0001'],
    [
      'both ends of a range',
      loans,
      { from: '2026-01-01', until: '2026-12-31' },
      'from|equalsafter|2026-01-01;until|equalsbefore|2026-12-31',
    ],
    ['the one end of a range that is given', loans, { from: '2026-01-01' }, 'from|equalsafter|2026-01-01'],
    ['several entries', books, { title: 'Emma', copies: 0 }, 'title|contains|Emma;copies|equals|0'],
    ['nothing for nothing', books, { title: '', copies: null }, ''],
    ['separators as in a URL', books, { title: 'a|b;c%7Cd 100%' }, 'title|contains|a%7Cb%3Bc%257Cd 100%'],
  ] as const)('%s', (_name, fields, values, text) => {
    expect(encodePipes(fields, values)).toBe(text);
  });

  test.each([
    ['a list', books, { title: ['a', 'b'] }, 'one text, number or yes-no value'],
    ['more than it may', books, { title: 'x'.repeat(longestFilter) }, 'longer than 2000'],
  ] as const)('no %s', (_name, fields, values, message) => {
    expect(() => encodePipes(fields, values)).toThrow(message);
  });
});

describe('the pipes codec reads', () => {
  test.each([
    [
      'typed values under the names of the definitions',
      books,
      'number|contains|0001;copies|equals|3',
      [
        { field: 'isbn', operator: 'contains', value: '0001' },
        { field: 'copies', operator: 'equals', value: 3 },
      ],
    ],
    [
      'what it wrote',
      books,
      encodePipes(books, { title: 'a|b;c%7Cd 100%' }),
      [{ field: 'title', operator: 'contains', value: 'a|b;c%7Cd 100%' }],
    ],
    ['empty entries as none', books, ';title|equals|Emma;;', [{ field: 'title', operator: 'equals', value: 'Emma' }]],
    [
      'both ends of a range',
      loans,
      'from|equalsafter|2026-01-01;until|equalsbefore|2026-12-31',
      [
        { field: 'from', operator: 'equalsafter', value: '2026-01-01' },
        { field: 'until', operator: 'equalsbefore', value: '2026-12-31' },
      ],
    ],
    [
      'one end of a range',
      loans,
      'until|equalsbefore|2026-12-31',
      [{ field: 'until', operator: 'equalsbefore', value: '2026-12-31' }],
    ],
  ] as const)('%s', (_name, fields, text, conditions) => {
    expect(decodePipes(fields, text)).toEqual(conditions);
  });

  test.each([
    ['a stranger', books, 'secret|equals|1', 'no field "secret"; known are title, copies, number'],
    ['the definition name where the wire has another', books, 'isbn|equals|1', 'no field "isbn"'],
    ['a name of the prototype', books, 'constructor|equals|1', 'no field "constructor"'],
    ['an unknown condition', books, 'title|startswith|E', 'no condition "startswith"'],
    ['a range over what is no day', books, 'title|equalsafter|E', 'is for days'],
    ['a day that is none', loans, 'from|equalsafter|soon', 'a day like'],
    ['a text for a number', books, 'copies|equals|three', 'number expected'],
    ['two parts', books, 'title|Emma', 'field|condition|value expected'],
    ['four parts', books, 'title|equals|a|b', 'field|condition|value expected'],
    ['no value', books, 'title|equals|', 'a value is expected'],
    ['more than it may', books, `title|equals|${'x'.repeat(longestFilter)}`, 'longer than 2000'],
  ] as const)('not %s', (_name, fields, text, message) => {
    expect(() => decodePipes(fields, text)).toThrow(message);
  });
});

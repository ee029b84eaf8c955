import { describe, expect, test } from 'vitest';
import { release } from '../../tests/conformance/library/world.ts';
import type { FieldModel } from '../model/field.types.ts';
import { decodePipes, encodePipes, FilterError, longestFilter } from './pipesCodec.ts';

const books = release.operations['books.list']?.filter?.fields ?? [];
const loans = release.operations['loans.list']?.filter?.fields ?? [];

/** Returns a text field, overridden by `parts`. */
function field(path: string, parts: Partial<FieldModel> = {}): FieldModel {
  const title = books.find((one) => one.path === 'title');
  if (!title) throw new Error('Books are filtered by their title.');
  return { ...title, path, wire: path, ...parts };
}

const days = [
  field('lent', { format: 'date' }),
  field('from', { wire: 'equalsafter' }),
  field('until', { wire: 'equalsbefore' }),
];
const flags = [field('paid', { type: 'boolean' }), field('fine', { type: 'number' })];
const ranges = [
  field('cost', { type: 'number', words: { range: true } }),
  field('due', { format: 'date', words: { range: true } }),
];
const fits = 'x'.repeat(longestFilter - 'title|contains|'.length);

function errorOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

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
    [
      'yes and no as equals',
      [...flags, field('lost', { type: 'boolean' })],
      { paid: true, lost: false },
      'paid|equals|true;lost|equals|false',
    ],
    [
      'both ends of a range of numbers',
      ranges,
      { cost: { from: 5, to: 20 } },
      'cost|equalsafter|5;cost|equalsbefore|20',
    ],
    ['one end of a range of days', ranges, { due: { to: '2026-12-31' } }, 'due|equalsbefore|2026-12-31'],
    ['nothing for a range without ends', ranges, { cost: {} }, ''],
    ['a day as equals', days, { lent: '2026-01-01' }, 'lent|equals|2026-01-01'],
    ['as much as it may', books, { title: fits }, `title|contains|${fits}`],
    ['separators as in a URL', books, { title: 'a|b;c%7Cd 100%' }, 'title|contains|a%7Cb%3Bc%257Cd 100%'],
  ] as const)('%s', (_name, fields, values, text) => {
    expect(encodePipes(fields, values)).toBe(text);
  });

  test.each([
    ['list', { title: ['a', 'b'] }, 'Filter title: one text, number or yes-no value expected.'],
    ['record', { title: { text: 'a' } }, 'Filter title: one text, number or yes-no value expected.'],
    ['text that is too long', { title: `${fits}x` }, 'Filter is longer than 2000 characters.'],
  ] as const)('no %s', (_name, values, message) => {
    const error = errorOf(() => encodePipes(books, values));

    expect(error).toEqual(new FilterError(message));
    expect(error).toHaveProperty('name', 'FilterError');
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
    [
      'days of fields with the format or a range of days',
      days,
      'lent|equalsafter|2026-01-01;from|equals|2026-01-02;until|equalsbefore|2026-01-03',
      [
        { field: 'lent', operator: 'equalsafter', value: '2026-01-01' },
        { field: 'from', operator: 'equals', value: '2026-01-02' },
        { field: 'until', operator: 'equalsbefore', value: '2026-01-03' },
      ],
    ],
    [
      'yes, no and fractions',
      flags,
      'paid|equals|true;paid|equals|false;fine|equals|-2.5',
      [
        { field: 'paid', operator: 'equals', value: true },
        { field: 'paid', operator: 'equals', value: false },
        { field: 'fine', operator: 'equals', value: -2.5 },
      ],
    ],
    [
      'the ends of ranges',
      ranges,
      'cost|equalsafter|-5;cost|equalsbefore|20;due|equalsafter|2026-01-01',
      [
        { field: 'cost', operator: 'equalsafter', value: -5 },
        { field: 'cost', operator: 'equalsbefore', value: 20 },
        { field: 'due', operator: 'equalsafter', value: '2026-01-01' },
      ],
    ],
    ['blank entries as none', books, ' ; ', []],
    ['as much as it may', books, `title|contains|${fits}`, [{ field: 'title', operator: 'contains', value: fits }]],
  ] as const)('%s', (_name, fields, text, conditions) => {
    expect(decodePipes(fields, text)).toEqual(conditions);
  });

  test.each([
    [
      'an end before the start',
      ranges,
      'cost|equalsafter|20;cost|equalsbefore|5',
      'Filter cost: the end 5 is before the start 20.',
    ],
    ['an end that is no number', ranges, 'cost|equalsbefore|much', 'Filter cost: number expected.'],
    ['a stranger', books, 'secret|equals|1', 'Filter: no field "secret"; known are title, copies, number, cost.'],
    [
      'the definition name where the wire has another',
      books,
      'isbn|equals|1',
      'Filter: no field "isbn"; known are title, copies, number, cost.',
    ],
    [
      'a name of the prototype',
      books,
      'constructor|equals|1',
      'Filter: no field "constructor"; known are title, copies, number, cost.',
    ],
    [
      'an unknown condition',
      books,
      'title|startswith|E',
      'Filter title: no condition "startswith"; known are equals, contains, equalsafter, equalsbefore.',
    ],
    [
      'the start of a range over what is no day',
      books,
      'title|equalsafter|E',
      'Filter title: "equalsafter" is for days and ranges.',
    ],
    [
      'the end of a range over what is no day',
      books,
      'title|equalsbefore|E',
      'Filter title: "equalsbefore" is for days and ranges.',
    ],
    ['a day that is none', loans, 'from|equalsafter|soon', 'Filter from: a day like 2026-11-21 expected.'],
    ['a word before a day', days, 'lent|equals|on 2026-01-01', 'Filter lent: a day like 2026-11-21 expected.'],
    ['a time after a day', days, 'lent|equals|2026-01-01T10:00', 'Filter lent: a day like 2026-11-21 expected.'],
    ['a word for the start of a range', days, 'from|equals|soon', 'Filter from: a day like 2026-11-21 expected.'],
    ['a word for the end of a range', days, 'until|equals|soon', 'Filter until: a day like 2026-11-21 expected.'],
    ['a text for a number', books, 'copies|equals|three', 'Filter copies: number expected.'],
    ['a blank for a whole number', books, 'copies|equals| ', 'Filter copies: number expected.'],
    ['an endless number', flags, 'fine|equals|Infinity', 'Filter fine: number expected.'],
    ['a word for yes or no', flags, 'paid|equals|yes', 'Filter paid: true or false expected.'],
    ['two parts', books, 'title|Emma', 'Filter "title|Emma": field|condition|value expected.'],
    ['four parts', books, 'title|equals|a|b', 'Filter "title|equals|a|b": field|condition|value expected.'],
    ['no value', books, 'title|equals|', 'Filter title: a value is expected.'],
    ['more than it may', books, `title|contains|${fits}x`, 'Filter is longer than 2000 characters.'],
  ] as const)('not %s', (_name, fields, text, message) => {
    expect(errorOf(() => decodePipes(fields, text))).toEqual(new FilterError(message));
  });
});

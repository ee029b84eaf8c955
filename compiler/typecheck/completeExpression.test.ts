import { describe, expect, test } from 'vitest';
import { type CheckType, textType } from './checkTypes.ts';
import { completeExpression } from './completeExpression.ts';
import type { Variables } from './Variables.ts';

const book: CheckType = {
  kind: 'entity',
  name: 'book',
  properties: { title: textType, copies: { kind: 'optional', of: { kind: 'number' } } },
};
const variables: Variables = {
  loan: { kind: 'entity', name: 'loan', properties: { book, note: textType } },
  loans: { kind: 'list', of: { kind: 'entity', name: 'loan', properties: { book } } },
  byTitle: { kind: 'any' },
};

/** Returns the names that fit at the end of an expression, or at the mark `|`. */
function namesIn(written: string): readonly string[] {
  const source = written.replace('|', '');
  const at = written.indexOf('|');
  const { completions } = completeExpression({ source, offset: at < 0 ? source.length : at, variables });
  return completions.map(({ name }) => name);
}

describe('the completion of an expression', () => {
  test('offers variables and functions that begin with what is written', () => {
    expect(namesIn('lo')).toEqual(['loan', 'loans', 'lower']);
    expect(namesIn('has(lo|) && true')).toEqual(['loan', 'loans', 'lower']);
  });

  test('offers the properties and methods of what is before a dot', () => {
    expect(namesIn('loan.')).toEqual(['book', 'note', 'orValue', 'or', 'hasValue', 'value']);
    expect(namesIn('loan.?book.?c')).toEqual(['copies']);
    expect(namesIn('loans[0].b')).toEqual(['book']);
    expect(namesIn('first(loans).book.title.starts')).toEqual(['startsWith']);
  });

  test('offers the properties of an entry where a call binds it', () => {
    expect(namesIn('loans.filter(l, l.')).toContain('book');
    expect(namesIn('loans.map(l, l.book).filter(b, b.t')).toEqual(['title']);
    expect(namesIn('loans.exists(item, it')).toEqual(['item']);
  });

  test('offers nothing in a text', () => {
    expect(namesIn("loan.note == 'lo")).toEqual([]);
  });

  test('says where the name begins, its kind and its type', () => {
    expect(completeExpression({ source: 'loan.bo', offset: 7, variables })).toEqual({
      start: 5,
      completions: [{ name: 'book', kind: 'property', detail: 'book' }],
    });
    expect(completeExpression({ source: 'loan.book.co', offset: 12, variables }).completions).toContainEqual({
      name: 'copies',
      kind: 'property',
      detail: 'number, may be absent',
    });
  });
});

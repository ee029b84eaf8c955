import { Environment } from '@marcbachmann/cel-js';
import { describe, expect, test } from 'vitest';
import type { ExpressionFailure, Scope } from '../model/runtime.types.ts';
import { ExpressionError } from '../parsing/ExpressionError.ts';
import { parsers } from '../parsing/parsers.ts';
import { createExpressions } from './createExpressions.ts';
import { evaluate } from './evaluate.ts';

const expressions = createExpressions(parsers);

function scopeWith(variables: Readonly<Record<string, unknown>>, report?: Scope['report']): Scope {
  return {
    variables,
    user: { signedIn: false, roles: [], functionalIds: [], companyIds: [] },
    settings: {},
    clock: { today: () => '2026-11-21', now: () => '2026-11-21T00:00:00Z' },
    expressions,
    ...(report === undefined ? {} : { report }),
  };
}

function failureOf(source: string, variables: Readonly<Record<string, unknown>> = {}): ExpressionError {
  try {
    evaluate({ '=': source }, scopeWith(variables));
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
  throw new Error(`"${source.slice(0, 40)}" did not fail`);
}

describe('limits of an evaluated expression', () => {
  const books = Array.from({ length: 200 }, (_, index) => index);

  test.each([
    ['three nested maps over 200 items', 'books.map(a, books.map(b, books.map(c, a + b + c)))'],
    ['three nested conditions over 200 items', 'books.all(a, books.all(b, books.all(c, a + b + c >= 0)))'],
    ['a list of lists that share their items', shared(12)],
    ['a text that doubles itself', doubled(25)],
    ['a source of one megabyte', `'${'x'.repeat(1_000_000)}'`],
    ['100000 brackets', `${'('.repeat(100_000)}1${')'.repeat(100_000)}`],
    ['9000 brackets', `${'('.repeat(4_500)}1${')'.repeat(4_500)}`],
    ['9000 negations', `${'!'.repeat(9_000)}true`],
    ['9000 minus signs', `${'-'.repeat(9_000)}1`],
    ['a chain of 4000 additions', `1${'+1'.repeat(4_000)}`],
    ['a chain of 3000 properties', `books${'.a'.repeat(3_000)}`],
    ['a pattern of 2000 characters', `'a'.matches('${'a'.repeat(2_000)}')`],
  ])('%s ends in a named error within seconds', (_title, source) => {
    // given
    const start = performance.now();

    // when
    const failure = failureOf(source, { books });

    // then
    expect(failure.code).toBe('expression/cost');
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  test('a long text under an expensive pattern ends in a named error', () => {
    // given
    const text = 'a'.repeat(99_000);

    // when
    const failure = failureOf("text.matches('(a?){50}(a*)*b{50}')", { text });

    // then
    expect(failure.code).toBe('expression/cost');
  });

  test('data nested 100000 deep ends in a named error', () => {
    // given
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) deep = [deep];

    // when
    const failures = [failureOf('[deep]', { deep }), failureOf('deep == [deep]', { deep: [deep] })];

    // then
    expect(failures.map((failure) => failure.code)).toEqual(['expression/cost', 'expression/cost']);
  });

  test('an expression within its bounds is not refused', () => {
    // when
    const pairs = evaluate({ '=': 'books.filter(a, books.exists(b, b == a)).size()' }, scopeWith({ books }));

    // then
    expect(pairs).toBe(200);
  });

  function shared(levels: number): string {
    let source = `l${levels}`;
    for (let level = levels; level > 0; level -= 1) {
      source = `cel.bind(l${level}, [${Array.from({ length: 10 }, () => `l${level - 1}`).join(',')}], ${source})`;
    }
    return `cel.bind(l0, [1], ${source})`;
  }

  function doubled(times: number): string {
    let source = `t${times}`;
    for (let time = times; time > 0; time -= 1) source = `cel.bind(t${time}, t${time - 1} + t${time - 1}, ${source})`;
    return `cel.bind(t0, 'book', ${source})`;
  }
});

describe('hostile names and data', () => {
  test('keys that reach prototypes are absent, even when the data has them as its own', () => {
    // given
    const book: unknown = JSON.parse('{"__proto__": {"admin": true}, "constructor": "x", "title": "T"}');

    // when
    const found = ['has(book.admin)', "has(book['__proto__'])", 'has(book.constructor)', 'has(book.title)'].map(
      (source) => evaluate({ '=': source }, scopeWith({ book })),
    );

    // then
    expect(found).toEqual([false, false, false, true]);
  });

  test('merging hostile keys leaves them out and the prototype alone', () => {
    // given
    const book: unknown = JSON.parse('{"__proto__": {"polluted": true}, "title": "T"}');

    // when
    const merged = evaluate({ '=': "merge(book, {'pages': 1})" }, scopeWith({ book }));

    // then
    expect(merged).toEqual({ title: 'T', pages: 1 });
    expect('polluted' in {}).toBe(false);
  });

  test('a variable cannot take the place of the user', () => {
    // when
    const signedIn = evaluate({ '=': 'user.signedIn' }, scopeWith({ user: { signedIn: true } }));

    // then
    expect(signedIn).toBe(false);
  });

  test('functions among the data are absent', () => {
    // when
    const found = evaluate({ '=': 'has(book.lend)' }, scopeWith({ book: { lend: () => true } }));

    // then
    expect(found).toBe(false);
  });
});

describe('what is reported about an expression', () => {
  test.each([
    { what: 'a value', expression: '1 + 1', reports: [] },
    { what: 'an absent value', expression: 'book.?title', reports: [{ expression: 'book.?title', reason: 'absent' }] },
    {
      what: 'a property that is absent',
      expression: 'book.title',
      reports: [{ expression: 'book.title', reason: 'expr/absent', offset: 0 }],
    },
    {
      what: 'a value of the wrong type, without the value',
      expression: "date(book.secret) > date('2026-11-21')",
      reports: [{ expression: "date(book.secret) > date('2026-11-21')", reason: 'expression/type' }],
    },
  ])('$what', ({ expression, reports }) => {
    // given
    const reported: ExpressionFailure[] = [];
    const scope = scopeWith({ book: { secret: 'no date' } }, (failure) => reported.push(failure));

    // when
    try {
      evaluate({ '=': expression }, scope);
    } catch (error) {
      expect(error).toBeInstanceOf(ExpressionError);
    }

    // then
    expect(reported).toEqual(reports);
  });

  test('a parse error has its offset', () => {
    // when
    const failure = failureOf('book.title ==');

    // then
    expect([failure.code, failure.offset]).toEqual(['expression/syntax', 13]);
  });

  test('the clock is the one of the scope, also when clocks evaluate themselves', () => {
    // given
    const inner = scopeWith({});
    const outer: Scope = {
      ...inner,
      clock: { today: () => String(evaluate({ '=': 'addDays(today(), 1)' }, inner)), now: () => '' },
      expressions,
    };

    // when
    const value = evaluate({ '=': "today() + '/' + today()" }, outer);

    // then
    expect(value).toBe('2026-11-22/2026-11-22');
  });

  test('what is JSON already is handed on without a copy', () => {
    // given
    const loans = [{ id: 1 }];

    // when
    const value = evaluate({ '=': 'loans' }, scopeWith({ loans }));

    // then
    expect(value).toBe(loans);
  });
});

/** The evaluation uses the parser of a CEL library. For plain CEL it must return the same results as the library. */
describe('agreement with the CEL library', () => {
  const environment = new Environment({
    unlistedVariablesAreDyn: true,
    enableOptionalTypes: true,
    homogeneousAggregateLiterals: false,
  });
  const variables = {
    book: {
      title: 'Emma',
      pages: 474,
      price: 9.5,
      tags: ['novel', 'classic'],
      author: { name: 'Austen' },
      lent: false,
    },
    loans: [
      { id: 1, days: 14 },
      { id: 2, days: 30 },
    ],
  };

  test.each([
    '1 + 2 * 3 - 4 / 2 % 3',
    '7 / 2 == 3',
    '-7 / 2',
    '-7 % 3',
    '7.0 / 2.0',
    "'a' + 'b' == 'ab'",
    'book.pages > 400 && !book.lent',
    "book.title == 'Emma' ? book.tags[0] : 'x'",
    "book.tags.exists(t, t == 'novel')",
    "book.tags.all(t, t.startsWith('n'))",
    "book.tags.exists_one(t, t.contains('a'))",
    'book.tags.map(t, size(t))',
    'loans.filter(l, l.days > 20).map(l, l.id)',
    'loans.map(l, l.days > 20, l.id)',
    'loans.map(l, loans.map(m, l.id == m.id))',
    "'novel' in book.tags && 'title' in book",
    'has(book.author) && !has(book.editor)',
    "book.?editor.orValue('none')",
    'book.?author.?name.orValue("x")',
    'book.tags[?5].orValue("none")',
    'book.?editor.hasValue()',
    'optional.of(3).or(optional.none()).orValue(1)',
    'cel.bind(t, book.title, t + t)',
    "'Emma'.substring(1, 3) + 'x'.upperAscii()",
    "'a,b'.split(',').join('-')",
    "'  x '.trim().size()",
    "'abcabc'.indexOf('c') + 'abcabc'.lastIndexOf('c')",
    'string(3) + string(true) + string(2.5)',
    'int(3.9) + int("4")',
    'double("2.5") + 1.5',
    '[1, 2] == [1, 2] && {"a": 1} == {"a": 1}',
    '[1, 2] + [3]',
    '2 in [1, 2, 3]',
    'size(book.tags) == 2 && size(book) == 6 && size("añ") == 2',
    'false && book.nope',
    'book.nope == 1 || true',
    "'a' < 'b' && 1 < 2.5 && 2.5 >= 2",
    "book.title.matches('^E.*a$')",
    'r"\\d" + "\\u0041\\n"',
    '0x1F + 1',
    '1e3 + 0.5',
    '{"a": [1, {"b": true}]}.a[1].b',
  ])('%s', (source) => {
    // when
    const ours = evaluate({ '=': source }, scopeWith(variables));
    const theirs: unknown = environment.evaluate(source, variables);

    // then
    expect(ours).toEqual(plain(theirs));
  });

  function plain(value: unknown): unknown {
    if (typeof value === 'bigint') return Number(value);
    if (Array.isArray(value)) return value.map(plain);
    return value;
  }
});

describe('the budget of a run', () => {
  const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
  const asked = (source: string, variables: Readonly<Record<string, unknown>>): unknown => {
    try {
      return evaluate({ '=': source }, scopeWith(variables));
    } catch (error) {
      return error instanceof ExpressionError ? error.code : error;
    }
  };

  test.each([
    ['size(a.filter(x, a.exists(y, {"k": y}.k == 400)))', 'makes maps'],
    ['size(a.filter(x, a.exists(y, size(merge(m, m)) == 0)))', 'lays maps over each other'],
    ['size(a.filter(x, a.exists(y, lower(text) == "")))', 'reads long texts'],
  ])('is used up sooner by what takes longer: %s (%s)', (source) => {
    const variables = { a: numbers(300), m: { one: 1, two: 2, three: 3 }, text: 'A'.repeat(1000) };

    expect(asked(source, variables)).toBe('expression/cost');
    expect(asked('size(a.filter(x, a.exists(y, x + y == -1)))', variables)).toBe(0);
  });

  test('suffices for maps of many keys to be compared, which takes no longer than reading them', () => {
    const many = Object.fromEntries(numbers(100_000).map((key) => [`key ${key}`, key]));

    expect(asked('one == two', { one: many, two: { ...many } })).toBe(true);
    expect(asked('one == two', { one: many, two: { ...many, more: 1 } })).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { checkExpression, inferExpression } from './checkExpression.ts';
import { type CheckType, type ExpectedType, undeclaredType } from './checkTypes.ts';
import type { Refinement } from './refinements.ts';

const text: CheckType = { kind: 'string' };
const number: CheckType = { kind: 'number' };
const flag: CheckType = { kind: 'boolean' };
const loan: CheckType = {
  kind: 'entity',
  name: 'loan',
  properties: {
    id: number,
    status: { kind: 'string', values: ['OPEN', 'RETURNED'] },
    days: { kind: 'optional', of: number },
  },
};
const book: CheckType = {
  kind: 'entity',
  name: 'book',
  properties: () => ({
    title: text,
    price: number,
    available: flag,
    damaged: { kind: 'optional', of: flag },
    loans: { kind: 'list', of: loan, max: 100 },
    branch: { kind: 'number', values: [1, 2] },
    sequel: { kind: 'optional', of: book },
  }),
};
const variables = {
  this: book,
  copies: { kind: 'list', of: number } as const,
  guest: { kind: 'optional', of: book } as const,
  rows: { kind: 'list', of: undeclaredType } as const,
};

function codes(source: string, expected: ExpectedType = 'any'): readonly string[] {
  return checkExpression({ source, variables, expected }).map((problem) => `${problem.code}@${problem.offset}`);
}

describe('sound expressions', () => {
  test.each<[string, ExpectedType]>([
    ["this.title == 'Emma' && this.price * 2 > 3", 'bool'],
    ["this.loans.exists(l, l.status in ['OPEN', 'RETURNED'])", 'bool'],
    ['!has(this.damaged) || !this.damaged', 'bool'],
    ['!this.?damaged.orValue(false)', 'bool'],
    ['this.damaged', 'bool'],
    ["this.?sequel.title.orValue('none')", 'text'],
    ["this.sequel.sequel.title == 'x'", 'bool'],
    ["maxBy(this.loans, 'days').id", 'number'],
    ["sortBy(this.loans, '-id')", 'list'],
    ["has(guest.title) && guest.title != 'x'", 'bool'],
    ['user.anything.at.all && setting.x > 1', 'bool'],
    ["this.branch in [1, 2] ? 'a' : 'b'", 'text'],
    ["{'a': this.title}.a + lower(this.title)", 'text'],
    ['cel.bind(t, this.title, size(t)) > 2', 'bool'],
    ["this['title'].contains('x')", 'bool'],
    ["merge(this, {'shelf': 'x'}).shelf + merge(this, {'shelf': 'x'}).title", 'text'],
    ['merge(dyn(this), this).anything', 'any'],
    ['has(this.damaged) ? this.loans : []', 'list'],
    ['size(rows) + size(first(rows)) > 1', 'bool'],
    ["(has(this.damaged) ? this : guest).title == 'x'", 'bool'],
  ])('%s', (source, expected) => {
    expect(checkExpression({ source, variables, expected })).toEqual([]);
  });
});

describe('refused expressions', () => {
  test.each<[string, ExpectedType, string]>([
    ['this.title ==', 'bool', 'expression/syntax@13'],
    ["thsi.title == 'x'", 'bool', 'expression/scope@0'],
    ['loewr(this.title)', 'any', 'expression/scope@0'],
    ['this.title.reverse()', 'any', 'expression/unsupported@0'],
    ["this.titel == 'x'", 'bool', 'field/unknown@5'],
    ['has(this.titel)', 'bool', 'field/unknown@9'],
    ['this.?titel', 'any', 'field/unknown@6'],
    ["this['titel']", 'any', 'field/unknown@5'],
    ["maxBy(this.loans, 'dyas')", 'any', 'field/unknown@18'],
    ["sortBy(this.loans, '-dyas')", 'any', 'field/unknown@19'],
    ['this.loans.filter(l, l.stauts == "OPEN")', 'any', 'field/unknown@23'],
    ["merge(this, {'shelf': 'x'}).titel", 'any', 'field/unknown@28'],
    ['(this.available ? this.loans : []).map(l, l.stauts)', 'any', 'field/unknown@44'],
    ['(this.available ? this.loans : [this]).map(l, l.stauts)', 'any', 'field/unknown@48'],
    ['(this.loans + [this]).map(l, l.stauts)', 'any', 'field/unknown@31'],
    ['(this.available ? this : this.loans[0]).titel', 'any', 'field/unknown@40'],
    ['this.?sequel.or(optional.none()).titel', 'any', 'field/unknown@33'],
    ['rows.exists(r, has(r.title))', 'bool', 'field/unknown@21'],
    ['first(rows).title', 'any', 'field/unknown@12'],
    ['rows[0].title', 'any', 'field/unknown@8'],
    ["sortBy(rows, 'title')", 'any', 'field/unknown@13'],
    ['this.title == 3', 'bool', 'expression/type@0'],
    ['this.title', 'bool', 'expression/type@0'],
    ['this.price', 'text', 'expression/type@0'],
    ['this.title && true', 'bool', 'expression/type@0'],
    ['this.title + 3', 'text', 'expression/type@0'],
    ['this.price > this.title', 'bool', 'expression/type@0'],
    ['this.loans.status', 'any', 'expression/type@11'],
    ['this.title.length', 'any', 'expression/type@11'],
    ["this.loans['x']", 'any', 'expression/type@11'],
    ['round(this.title)', 'any', 'expression/type@6'],
    ['addDays(today())', 'any', 'expression/type@0'],
    ["this.title.matches('(')", 'bool', 'expression/type@19'],
    ['this.price.exists(p, true)', 'bool', 'expression/type@0'],
    ['3 in this.title', 'bool', 'expression/type@5'],
    ["'x' in copies", 'bool', 'expression/type@0'],
    ["b'abc' == 'abc'", 'bool', 'expression/unsupported@0'],
    ["this.loans.exists(l, l.status == 'Open')", 'bool', 'expression/value@33'],
    ["this.loans.exists(l, l.status in ['OPEN', 'LOST'])", 'bool', 'expression/value@42'],
    ['this.branch == 3', 'bool', 'expression/value@15'],
    ['!this.damaged', 'bool', 'expression/optional@6'],
    ['this.damaged || this.available', 'bool', 'expression/optional@5'],
    ['this.loans.exists(l, l.days != 3)', 'bool', 'expression/optional@23'],
    ['this.?damaged', 'bool', 'expression/optional@0'],
    ["guest.title != 'x'", 'bool', 'expression/optional@0'],
    ['copies.map(a, copies.map(b, copies.map(c, a + b + c)))', 'any', 'expression/cost@0'],
    ['('.repeat(5_000), 'any', 'expression/cost@100'],
  ])('%s', (source, expected, problem) => {
    expect(codes(source, expected)).toEqual([problem]);
  });

  test('a refusal names the nearest right name and what is known', () => {
    // when
    const problems = checkExpression({ source: "thsi.title == ''", variables, expected: 'bool' });

    // then
    expect(problems).toEqual([
      {
        code: 'expression/scope',
        message: '"thsi" is not known here; did you mean "this"?',
        offset: 0,
        hint: 'Known here: this, copies, guest, rows, user, setting',
      },
    ]);
  });

  test('a refused value names the values there are', () => {
    // when
    const [problem] = checkExpression({ source: "this.loans[0].status == 'OPNE'", variables, expected: 'bool' });

    // then
    expect(problem).toEqual({
      code: 'expression/value',
      message: 'this.loans[0].status is never \'OPNE\'; did you mean "OPEN"?',
      offset: 24,
      hint: 'Values: OPEN, RETURNED',
    });
  });

  test('every mistake of one expression is reported, in source order', () => {
    expect(codes("this.titel == 'x' && thta && this.branch == 9")).toEqual([
      'field/unknown@5',
      'expression/scope@21',
      'expression/value@44',
    ]);
  });
});

test('the type of an expression is inferred', () => {
  // when
  const { type } = inferExpression({ source: 'first(this.loans.filter(l, l.id > 1))', variables, expected: 'any' });

  // then
  expect(type).toEqual(loan);
});

describe('dates, amounts and keys', () => {
  const scalar = (kind: 'string' | 'number', refined: Refinement): CheckType => ({ kind, refined });
  const loaned: CheckType = {
    kind: 'entity',
    name: 'loan',
    properties: {
      due: scalar('string', 'date'),
      lent: scalar('string', 'date'),
      at: scalar('string', 'date-time'),
      note: scalar('string', 'text'),
      given: text,
      fee: scalar('number', 'money'),
      euros: scalar('number', 'money<EUR>'),
      dollars: scalar('number', 'money<USD>'),
      count: scalar('number', 'number'),
      factor: number,
      isbn: scalar('string', 'key<book>'),
      member: scalar('string', 'key<member>'),
      isbns: { kind: 'list', of: scalar('string', 'key<book>') },
      reminded: { kind: 'optional', of: scalar('string', 'date') },
    },
  };
  const typed = (source: string) =>
    inferExpression({ source, variables: { this: loaned, list: { kind: 'list', of: loaned } }, expected: 'any' });

  test.each<[string, CheckType]>([
    ['this.due - this.lent', { kind: 'number' }],
    ['this.due + days(7)', scalar('string', 'date')],
    ['this.at - days(7)', scalar('string', 'date-time')],
    ["'2026-11-21' + days(this.count)", scalar('string', 'date')],
    ['date(this.note)', scalar('string', 'date')],
    ['addMonths(this.at, 1)', scalar('string', 'date-time')],
    ["'Due ' + this.due", text],
    ["this.?reminded.orValue('') != today()", flag],
    ["this.?reminded.orValue('2026-11-21') + days(1)", scalar('string', 'date')],
    ['this.fee * 2 + this.fee / this.count - 5', scalar('number', 'money')],
    ['this.euros / this.euros', number],
    ['this.fee + this.euros', scalar('number', 'money<EUR>')],
    ["sum(list, 'euros') + this.euros", scalar('number', 'money<EUR>')],
    ['round(-this.fee, 2)', scalar('number', 'money')],
    ['this.fee + this.factor', scalar('number', 'money')],
    ['this.isbn in this.isbns && this.isbn == this.note && this.isbn == this.given', flag],
    ['first(this.isbns)', scalar('string', 'key<book>')],
    ['this.due == this.given && this.due >= today()', flag],
  ])('%s goes together', (source, type) => {
    const { problems, type: found } = typed(source);

    expect(problems).toEqual([]);
    expect(found).toEqual(type);
  });

  test.each([
    ['this.due > this.note', 'Declare the text with "format": "date", or write date(…) where it begins with a date'],
    ["this.due == 'soon'", "Write a date that exists, such as '2026-11-21'"],
    ["this.due != ''", 'Write has(…) to find out whether there is a date'],
    ["this.at > '2026-11-21'", "Write date(…) == '2026-11-21' for the day of a moment, or a moment with its time"],
    ['this.due > this.at', 'Write date(…) for the day of the moment'],
    ['this.due - this.at', 'Write date(…) for the day of a moment'],
    ['this.due + 7', 'Write … + days(…)'],
    ['7 + days(7)', 'Days are only added to a date or subtracted from it'],
    ['this.due - this.lent > days(7)', 'Days are only added to a date; compare with a number'],
    ['days(7)', 'Add them to a date: today() + days(7). The days between two dates are a number'],
    ['addDays(this.note, 7)', "Hand over a date, such as today() or '2026-11-21'"],
    [
      'this.fee + this.count',
      'Only amounts are added to an amount: multiply by the number, or give it "format": "money"',
    ],
    ['sum(list)', "Sum up numbers, or name the path of one: sum(list, 'amount')"],
    ['this.fee * this.fee', 'Multiply an amount by a number'],
    ['this.euros - this.dollars', 'Convert one of the amounts first: their currencies differ'],
    ['this.euros > this.dollars', 'Convert one of the amounts first: their currencies differ'],
    ['this.isbn == this.member', 'Read the key of the same entity: one is of book, the other of member'],
    ['this.member in this.isbns', 'Read the key of the same entity: one is of member, the other of book'],
  ])('%s is refused, and the hint is a way out', (source, hint) => {
    const found = typed(source).problems.map(({ code, hint: help }) => ({ code, hint: help }));

    expect(found).toEqual([{ code: 'expression/type', hint }]);
  });
});

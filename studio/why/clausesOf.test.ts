import { expect, test } from 'vitest';
import { expressions } from '#compiler';
import { type Clause, type ClausePhrases, clausesOf } from './clausesOf.ts';
import { writeNode } from './writeNode.ts';

const words: ClausePhrases = {
  subject: (path) => `<${path}>`,
  count: (path) => `<number of ${path}>`,
  value: (value) => JSON.stringify(value),
  say: (sign, { subject, value }) => `${subject} ${sign} ${value}`.trim(),
};

/** A clause on one line. */
function lineOf({ join, parts, text }: Clause): string {
  return join === undefined ? text : `${join}(${parts.map(lineOf).join('; ')})`;
}

const said = (source: string): string => lineOf(clausesOf(expressions.parse(source), words, new Map()));

test.each([
  ["this.q301 == 'Yes'", '<this.q301> == "Yes"'],
  ['7 < this.days', '<this.days> > 7'],
  [
    "has(this.end) && !has(this.start) && this.state in ['OPEN', 'LATE']",
    'all(<this.end> present; <this.start> absent; <this.state> in "OPEN", "LATE")',
  ],
  ["'Librarian' in user.roles || !this.lost", 'any(<user.roles> contains "Librarian"; <this.lost> false)'],
  ["this.?kind.orValue('') != 'map'", '<this.kind> != "map"'],
  ['size(loans) > 0', '<number of loans> > 0'],
  ['!(this.a && this.b)', 'not(all(<this.a> true; <this.b> true))'],
  ["cel.bind(item, {'on': 'Yes', 'of': 301}, item.on == this['q' + string(item.of)])", '<this.q301> == "Yes"'],
  ['this.lines.exists(l, l.price * 2 > 7)', 'this.lines.exists(l, l.price * 2 > 7)'],
])('%s is said in words', (source, expected) => {
  expect(said(source)).toBe(expected);
});

test('each part has its result, and one that was not evaluated by itself has none', () => {
  const node = expressions.parse('this.a && this.b');
  const [left] = node.op === '&&' ? node.args : [];
  const results = new Map<typeof node, unknown>([[node, undefined], ...(left ? [[left, true] as const] : [])]);

  const clause = clausesOf(node, words, results);

  expect([clause.holds, ...clause.parts.map(({ holds }) => holds)]).toEqual(['absent', true, undefined]);
});

test.each(["has(a.?b[?c]) ? -d + 2 : [e, 'it\\'s'].map(x, {'y': x})[0]", '!(a == b)'])(
  'an expression without source is written again: %s',
  (source) => {
    expect(writeNode(expressions.parse(source))).toBe(source);
  },
);

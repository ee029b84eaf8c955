import { expect, test } from 'vitest';
import { expressions } from '#compiler';
import { anonymous, evaluate, type Scope } from '#engine';
import { traceScope } from '#engine/why';
import { casesOf, type FormulaPhrases, formulaClauses, formulaOf, lineOfClause } from './formulaOf.ts';

const words: FormulaPhrases = {
  subject: (path) => `<${path}>`,
  count: (path) => `<number of ${path}>`,
  value: (value) => JSON.stringify(value),
  say: (sign, { subject, value }) => `${subject} ${sign} ${value}`.trim(),
  mark: (name) => `*${name}*`,
  tell: (phrase, values) =>
    phrase === 'shown' ? `${values['text']}=${values['value']}` : `${phrase}(${Object.values(values).join('; ')})`,
};

const answers = [
  { question: 1, answer: 'yes', right: true, points: 4 },
  { question: 2, answer: 'no', right: false, points: 1 },
];

const scope: Scope = {
  variables: { answers, this: { score: 50, decided: false } },
  ...{ user: anonymous, settings: { least: 40 }, expressions },
  clock: { today: () => '2026-06-15', now: () => '2026-06-15T09:00:00.000Z' },
};

/** The expression with the values of its parts. */
function traced(source: string) {
  const trace = traceScope(scope);
  evaluate({ '=': source }, trace.scope);
  return { node: expressions.parse(source), parts: trace.evaluated[0]?.parts ?? new Map() };
}

test.each([
  ["int(sum(answers, 'points'))", 'sum(*points*)=5'],
  [
    'round(100.0 * answers.filter(a, a.right).size() / size(answers), 1)',
    'rounded(100 × some(*right* true)=1 ÷ all()=2; 1)',
  ],
  [
    '(this.score + 2.0) * 3.0 - (this.score - 1.0)',
    '(<this.score> + 2) × 3 − (<this.score> - 1)'.replace(' - ', ' − '),
  ],
  ['this.score % 7.0', 'this.score % 7'],
])('%s is said with the values of its parts', (source, expected) => {
  const { node, parts } = traced(source);

  expect(formulaOf(node, words, parts)).toBe(expected);
});

test.each([
  ['answers.exists(a, has(a.late) && !a.right)', 'exists(and(*late* present; *right* false))'],
  ['answers.all(a, a.points > 2 || a.right)', 'every(or(*points* > 2; *right* true))'],
  ['this.score >= setting.least && !this.decided', 'and(<this.score> >= <setting.least>; <this.decided> false)'],
  ['answers.filter(a, a.right).size() > 0', 'some(*right* true) > 0'],
])('the condition %s is said in words', (source, expected) => {
  const node = expressions.parse(source);

  expect(lineOfClause(formulaClauses(node, words, new Map()), words.tell)).toBe(expected);
});

test.each([
  [50, 'medium'],
  [80, 'low'],
  [10, 'high'],
])('the cases of a choice say which one applies: %s is %s', (score, expected) => {
  const source = "this.score >= 70 ? 'low' : this.score >= 40 ? 'medium' : 'high'";
  const trace = traceScope({ ...scope, variables: { this: { score } } });
  evaluate({ '=': source }, trace.scope);

  const cases = casesOf(expressions.parse(source), words, trace.evaluated[0]?.parts ?? new Map());

  expect(cases.map(({ value, condition }) => [value, condition?.text])).toEqual([
    ['"low"', '<this.score> >= 70'],
    ['"medium"', '<this.score> >= 40'],
    ['"high"', undefined],
  ]);
  expect(cases.flatMap(({ value, isTaken }) => (isTaken ? [JSON.parse(value)] : []))).toEqual([expected]);
});

import { Environment } from '@marcbachmann/cel-js';
import { expressions } from '#compiler';
import { anonymous, evaluate, type Scope } from '#engine';
import type { Goal, Row } from '../Row.ts';
import { alternate } from './alternate.ts';

const raw = 'raw cel-js';
const ours = 'ours';

/** Typical expressions of definitions: comparisons, presence, lists, numbers. */
const sources: Readonly<Record<string, string>> = {
  'comparison and membership': "this.dueOn > this.lentOn && this.status in ['LENT', 'LATE']",
  'one comparison': "this.status == 'LENT'",
  presence: "has(this.note) && this.note != ''",
  absence: "has(this.gone) ? 'there' : 'gone'",
  arithmetic: 'this.amount * 2.0 + 1.0',
  'a list': 'this.lines.exists(line, line.amount > 2.0)',
};

const record = {
  dueOn: '2026-12-20',
  lentOn: '2026-11-21',
  status: 'LENT',
  note: 'Handle gently',
  amount: 3,
  lines: [{ amount: 1 }, { amount: 2 }, { amount: 3 }],
};

/** Returns a scope with a fixed clock. */
export function scopeOf(variables: Readonly<Record<string, unknown>>): Scope {
  const clock = { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' };
  return { variables, user: anonymous, settings: {}, clock, expressions };
}

export const expressionGoals: readonly Goal[] = Object.keys(sources).map((name) => {
  return { task: taskOf(name), subject: ours, at: 'median', than: { subject: raw, times: 1.5 } };
});

function taskOf(name: string): string {
  return `expression: ${name}`;
}

/**
 * Measures expressions through the engine's entry point, with steps counted, and directly in the expression library.
 */
export function measureExpressions(repetitions: number): readonly Row[] {
  const scope = scopeOf({ this: record });
  return Object.entries(sources).flatMap(([name, source]) => {
    const program = new Environment({ unlistedVariablesAreDyn: true }).parse(source);
    const expression = { '=': source };
    const works = { [raw]: () => program({ this: record }), [ours]: () => evaluate(expression, scope) };
    return alternate({ task: taskOf(name), works, repetitions, loops: 50_000 });
  });
}

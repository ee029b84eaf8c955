import { beforeEach, describe, expect, test } from 'vitest';
import { createFormState, type Scope } from '#engine';
import { createFormStore } from '../../renderer/forms/createFormStore.ts';
import { makeField } from '../../stories/samples/makeField.ts';
import { runtimeFor, scopeFor } from '../conformance/library/world.ts';

const count = 100;
const needsNote = 'this.copies < 4.0';
const amount = 'this.price * this.copies';
const onlyAbroad = "root.country == 'CA'";
const onlyFirst = 'row.index == 0';

const fields = [
  makeField('supplier'),
  makeField('country'),
  makeField('lines', {
    type: 'array',
    properties: [
      makeField('title'),
      makeField('copies', { type: 'number' }),
      makeField('price', { type: 'number' }),
      makeField('note', { when: { '=': needsNote } }),
      makeField('duty', { when: { '=': onlyAbroad } }),
      makeField('address', { when: { '=': onlyFirst } }),
      makeField('amount', { type: 'number', value: { '=': amount } }),
    ],
  }),
  makeField('total', { type: 'number', value: { '=': "sum(this.lines, 'amount')" } }),
];

const draft = {
  supplier: 'Lindenhof Books',
  country: 'US',
  lines: Array.from({ length: count }, (_none, index) => ({
    ...{ title: `Book ${index}`, copies: 1 + (index % 5), price: 10, note: 'Kept' },
  })),
};

/** Counts how often each expression is evaluated. */
function counting(scope: Scope): { readonly scope: Scope; readonly counts: Map<string, number> } {
  const counts = new Map<string, number>();
  const { expressions } = scope;
  const compile: typeof expressions.compile = (source) => {
    counts.set(source, (counts.get(source) ?? 0) + 1);
    return expressions.compile(source);
  };
  return { scope: { ...scope, expressions: { ...expressions, compile } }, counts };
}

describe(`a key in one of ${count} rows`, () => {
  let form: ReturnType<typeof createFormState>;
  let counts: Map<string, number>;
  const evaluated = () => [needsNote, amount, onlyAbroad, onlyFirst].map((source) => counts.get(source) ?? 0);
  const rowsNow = () => form.decisions().find(({ path }) => path === 'lines')?.rows ?? [];
  const keptSince = (before: readonly unknown[]) => rowsNow().filter((row, index) => row === before[index]).length;
  const typed = (path: string, value: unknown) => {
    counts.clear();
    form.change({ path, value });
  };

  beforeEach(() => {
    const counted = counting(scopeFor('member', {}));
    counts = counted.counts;
    form = createFormState({ fields, rules: [], messages: {}, runtime: runtimeFor('en'), scope: counted.scope, draft });
    // The first change settles every row once more.
    typed('lines.7.title', 'Book');
  });

  test('evaluates the conditions and values of that row alone, and keeps the states of the others', () => {
    const before = rowsNow();

    typed('lines.7.price', 20);

    expect(Math.max(...evaluated())).toBeLessThan(10);
    expect(keptSince(before)).toBe(count - 1);
    expect(form.draft()).toMatchObject({ total: 10 * 300 + 10 * 3 });
  });

  test('evaluates the condition of every row that reads a changed value of the form', () => {
    typed('country', 'CA');

    expect(evaluated()[2]).toBeGreaterThanOrEqual(count);
    expect(rowsNow().every((row) => row.find(({ field }) => field.path === 'duty')?.visible)).toBe(true);
  });

  test('evaluates the rows that move when one is removed, by their new place', () => {
    form.change({ path: 'lines', value: draft.lines.slice(1) });

    const visible = rowsNow().map((row) => row.find(({ field }) => field.path === 'address')?.visible);
    expect(visible).toEqual([true, ...Array(count - 2).fill(false)]);
  });

  test('keeps the states of all rows when the whole form is evaluated and nothing is different', () => {
    const before = rowsNow();

    form.settle();

    expect([keptSince(before), evaluated().every((times) => times >= count)]).toEqual([count, true]);
  });

  test('is told to the cells of that row and to what is computed from it, and no cell of another is made anew', () => {
    const { scope } = counting(scopeFor('member', {}));
    const answers = { draft, picked: {} };
    const store = createFormStore({ fields, rules: [], messages: {}, runtime: runtimeFor('en'), scope, answers });
    const paths = [...Array(count).keys()].flatMap((row) =>
      ['copies', 'note', 'amount'].map((name) => `lines.${row}.${name}`),
    );
    const before = paths.map((path) => store.getField(path));
    const told: string[] = [];
    for (const path of [...paths, 'lines', 'total', 'supplier']) {
      store.getField(path);
      store.subscribeField(path, () => told.push(path));
    }

    store.change('lines.7.copies', 4);

    expect(told.toSorted()).toEqual(['lines', 'lines.7.amount', 'lines.7.copies', 'lines.7.note', 'total']);
    expect(paths.filter((path, at) => store.getField(path) !== before[at])).toEqual([
      ...['lines.7.copies', 'lines.7.note', 'lines.7.amount'],
    ]);
  });
});

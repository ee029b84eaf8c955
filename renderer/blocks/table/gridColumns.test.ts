import { expect, test } from 'vitest';
import { makeField } from '../../../stories/samples/makeField.ts';
import { areMany, firstSpan, fittingColumns, makeColumns, runsOf, widthBetween, withSpan } from './gridColumns.ts';

const fieldsOf = (count: number) => Array.from({ length: count }, (_none, index) => makeField(`f${index}`));

test('counts what opens a row and its actions as columns', () => {
  const { count, cells, all, haveActions } = makeColumns({ fields: fieldsOf(2), canExpand: true, hasActions: true });

  expect({ count, cells, places: all.map(({ place }) => place), haveActions }).toEqual({
    ...{ count: 4, cells: 4, places: [2, 3], haveActions: true },
  });
});

test('places the actions of a row after its values, or before them and after what opens it', () => {
  const placed = [false, true].map((actionsFirst) => {
    const columns = makeColumns({ fields: fieldsOf(2), canExpand: true, hasActions: true, actionsFirst });
    return [columns.actionsPlace, columns.all.map(({ place }) => place), columns.count];
  });
  const without = makeColumns({ fields: fieldsOf(2), canExpand: false, hasActions: false, actionsFirst: true });

  expect(placed).toEqual([
    [4, [2, 3], 4],
    [2, [3, 4], 4],
  ]);
  expect([without.actionsPlace, without.count]).toEqual([undefined, 2]);
});

test('draws all columns up to thirty', () => {
  const many = [30, 31].map((count) =>
    areMany(makeColumns({ fields: fieldsOf(count), canExpand: false, hasActions: false })),
  );

  expect(many).toEqual([false, true]);
});

test('begins with the columns that fit, and a few more', () => {
  // given: each column has a width of 176
  const columns = makeColumns({ fields: fieldsOf(40), canExpand: false, hasActions: false });
  // when
  const spans = [0, 176, 400, 100_000].map((width) => firstSpan(columns, width));
  // then
  expect(spans).toEqual([
    { from: 1, to: 4 },
    { from: 1, to: 5 },
    { from: 1, to: 7 },
    { from: 1, to: 40 },
  ]);
});

test('has a cell for the first column, for each drawn one and for both gaps', () => {
  // given
  const columns = makeColumns({ fields: fieldsOf(40), canExpand: true, hasActions: false });
  // when
  const { cells, count, isWide } = withSpan(columns, { from: 10, to: 15 });
  // then
  expect({ cells, count, isWide, gap: widthBetween(columns, 1, 10) }).toEqual({
    ...{ cells: 9, count: 41, isWide: true, gap: 9 * 176 },
  });
});

test('draws a column that is held where it stands, and not twice where it is in sight', () => {
  // given
  const columns = makeColumns({ fields: fieldsOf(40), canExpand: false, hasActions: false });
  // when: the first column is always rendered, and there are only 40 columns
  const held = [2, 12, 20, 0, 40].map((place) => withSpan(columns, { from: 10, to: 15 }, place));
  // then
  const span = { from: 10, to: 15 };
  expect(held.map((drawn) => [drawn.cells, ...runsOf(drawn)])).toEqual([
    [10, { from: 2, to: 3 }, span],
    [8, span],
    [10, span, { from: 20, to: 21 }],
    [8, span],
    [8, span],
  ]);
});

test('the last columns give way to what is missing, but never all of them', () => {
  const columns = [100, 80, 60, 40].map((width) => ({ width }));

  expect([0, 1, 41, 500].map((missing) => fittingColumns(columns, missing))).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2],
    [0, 1],
    [0, 1],
  ]);
});

test('columns that are kept where it is wide give way first, and those that are always kept never do', () => {
  const columns = [{ width: 100 }, { width: 80, keep: 'wide' }, { width: 60 }, { width: 40, keep: 'always' }];

  expect([1, 81, 500].map((missing) => fittingColumns(columns, missing))).toEqual([
    [0, 2, 3],
    [0, 3],
    [0, 3],
  ]);
});

test('rows open when columns are left out, and only then where there is nothing else to open', () => {
  const [first, ...others] = fieldsOf(3);
  const fields = first === undefined ? [] : [first];

  const folded = makeColumns({ fields, below: others, canExpand: false, hasActions: false });

  expect([folded.opens, folded.cells, folded.all[0]?.place]).toEqual([true, 2, 2]);
  expect(makeColumns({ fields: fieldsOf(3), canExpand: false, hasActions: false }).opens).toBe(false);
});

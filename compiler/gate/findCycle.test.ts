import { expect, test } from 'vitest';
import { findCycle, findCycles } from './findCycle.ts';

const graphOf = (edges: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(edges));

test('A graph without a cycle has none', () => {
  const graph = graphOf({ a: ['b', 'c'], b: ['c'], c: [] });

  expect([findCycle(graph), findCycles(graph)]).toEqual([undefined, []]);
});

test('Each cycle of a graph is found, those with a name in common too', () => {
  const graph = graphOf({ a: ['b', 'c'], b: ['a'], c: ['a'], d: ['d'] });

  expect(findCycles(graph)).toEqual([
    ['a', 'b', 'a'],
    ['a', 'c', 'a'],
    ['d', 'd'],
  ]);
});

test('A graph in which everything leads to everything names twenty cycles and ends', () => {
  const names = Array.from({ length: 40 }, (_, index) => `n${index}`);
  const graph = new Map(names.map((name) => [name, names]));

  expect(findCycles(graph)).toHaveLength(20);
});

import { describe, expect, test } from 'vitest';
import { celTests } from './celTests.ts';
import deviations from './deviations.json' with { type: 'json' };
import { runCelTest } from './runCelTest.ts';
import unsupported from './unsupported.json' with { type: 'json' };

const all = celTests();
const carried = all.filter((entry) => entry.unsupported === undefined);

/** Runs CEL's own conformance data, so that expressions have the same meaning as in other implementations. */
describe('conformance with CEL', () => {
  test.each(carried.filter(({ deviation }) => deviation === undefined).map((entry) => [entry.id, entry] as const))(
    '%s',
    (_id, entry) => {
      expect(runCelTest(entry)).toMatchObject({ agrees: true });
    },
  );

  test.each(carried.filter(({ deviation }) => deviation !== undefined).map((entry) => [entry.id, entry] as const))(
    '%s differs by a named deviation, and does differ',
    (_id, entry) => {
      expect(runCelTest(entry)).toMatchObject({ agrees: false });
    },
  );

  test('every test that a deviation names is there and carried', () => {
    const named = deviations.flatMap(({ tests }) => tests);
    const known = new Set(carried.map(({ id }) => id));
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  test('every unsupported feature leaves out tests', () => {
    const used = new Set(all.map((entry) => entry.unsupported));
    expect(unsupported.map(({ feature }) => feature).filter((feature) => !used.has(feature))).toEqual([]);
  });

  test('the published tests are counted, and none is in two places', () => {
    // given
    const byFeature = unsupported.map(({ feature }) => all.filter((entry) => entry.unsupported === feature).length);
    const left = byFeature.reduce((total, count) => total + count, 0);
    const deviating = carried.filter(({ deviation }) => deviation !== undefined).length;

    // when
    const counts = { all: all.length, carried: carried.length, left, deviating };
    console.info('CEL:', counts, Object.fromEntries(unsupported.map(({ feature }, at) => [feature, byFeature[at]])));

    // then
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(counts).toEqual({ all: 2344, carried: 808, left: 1536, deviating: 35 });
  });
});

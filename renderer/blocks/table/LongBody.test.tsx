import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LongBody } from './LongBody.tsx';
import type { VisibleRange } from './VisibleRangeObserver.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('keeps empty room for the rows out of sight, around the one that is held too', () => {
  // given
  vi.stubGlobal('window', { innerHeight: 100 });
  const seen = { from: 3, to: 5, before: 120, after: 200, measure: () => undefined };
  // when
  const drawn = [
    undefined,
    { ...seen, held: undefined },
    { ...seen, held: { index: 1, before: 40, after: 40 } },
    { ...seen, held: { index: 8, before: 120, after: 40 } },
    { ...seen, held: { index: 12, before: 280, after: 0 } },
  ].map((sighted) => outline(sighted));
  // then: two rows fit at first, and there is no row at 12
  expect(drawn).toEqual([
    ['row 0', 'row 1', '328px'],
    ['120px', 'row 3', 'row 4', '200px'],
    ['40px', 'row 1', '40px', 'row 3', 'row 4', '200px'],
    ['120px', 'row 3', 'row 4', '120px', 'row 8', '40px'],
    ['120px', 'row 3', 'row 4', '200px'],
  ]);
});

/** Returns ten rows in their order, each by its content or its height. */
function outline(seen: VisibleRange | undefined): readonly (string | undefined)[] {
  const markup = renderToStaticMarkup(
    <table>
      <LongBody count={10} seen={seen} cells={2} keyAt={String} draw={(index) => `row ${index}`} />
    </table>,
  );
  return [...markup.matchAll(/<tbody[^>]*>(?:<tr><td[^>]*height:(\d+px)[^>]*><\/td><\/tr>|(row \d+))<\/tbody>/g)].map(
    ([, height, row]) => height ?? row,
  );
}

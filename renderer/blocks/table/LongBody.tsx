import type { ReactNode } from 'react';
import type { VisibleRange } from './VisibleRangeObserver.tsx';

/** Minimum height of a row, and its estimated height before it is measured, in pixels. */
const leastHeight = 36;
const usualHeight = 41;

/** Returns the estimated height of a row in pixels. */
export const usualRow = () => usualHeight;

/** Maximum height of a long table, as a fraction of the window's height. */
export const viewportShare = 0.7;

interface LongBodyProps {
  readonly count: number;
  /** Undefined until scrolling is observed; then the rows that fit are rendered. */
  readonly seen: VisibleRange | undefined;
  /** Number of cells of a row. */
  readonly cells: number;
  readonly keyAt: (index: number) => string;
  readonly draw: (index: number) => ReactNode;
}

/** The visible rows and the retained one, with empty space for all others. */
export function LongBody({ count, seen, cells, keyAt, draw }: LongBodyProps): ReactNode {
  const fitting = Math.min(count, Math.ceil((window.innerHeight * viewportShare) / leastHeight));
  const { from, to, before, after, held } = seen ?? {
    ...{ from: 0, to: fitting, before: 0, after: (count - fitting) * usualHeight, held: undefined },
  };
  const last = Math.min(to, count);
  const rows = Array.from({ length: Math.max(last - from, 0) }, (_none, at) => body(from + at));
  if (held === undefined || held.index >= count) return [space('before', before), rows, space('after', after)].flat();
  // One list in the order of the rows, so that the retained row keeps its element and the focus.
  const far = [space('held before', held.before), body(held.index), space('held after', held.after)];
  return held.index < from ? [...far, ...rows, space('after', after)] : [space('before', before), ...rows, ...far];

  /** Each row has its own body, so that an expanded row is measured with its content. */
  function body(index: number): ReactNode {
    return (
      <tbody key={`row ${keyAt(index)}`} data-index={index} ref={seen?.measure}>
        {draw(index)}
      </tbody>
    );
  }

  function space(name: string, height: number): ReactNode {
    return height > 0 ? (
      <tbody key={name} aria-hidden>
        <tr>
          <td colSpan={cells} style={{ height, padding: 0, border: 0 }} />
        </tr>
      </tbody>
    ) : null;
  }
}

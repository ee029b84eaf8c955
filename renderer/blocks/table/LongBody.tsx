import type { ReactNode } from 'react';
import type { VisibleRange } from './VisibleRangeObserver.tsx';

/** Least height of a row in pixels, and what is taken for one until it has been measured. */
const leastHeight = 36;
const usualHeight = 41;

/** Height of any row, before it is measured. */
export const usualRow = () => usualHeight;

/** Part of the window that a long table takes. */
export const viewportShare = 0.7;

interface LongBodyProps {
  readonly count: number;
  /** Undefined until the scrolling is followed: what fits at first is drawn. */
  readonly seen: VisibleRange | undefined;
  /** Cells of a row. */
  readonly cells: number;
  readonly keyAt: (index: number) => string;
  readonly draw: (index: number) => ReactNode;
}

/** The rows in sight and the one that is held, with empty room for all others. */
export function LongBody({ count, seen, cells, keyAt, draw }: LongBodyProps): ReactNode {
  const fitting = Math.min(count, Math.ceil((window.innerHeight * viewportShare) / leastHeight));
  const { from, to, before, after, held } = seen ?? {
    ...{ from: 0, to: fitting, before: 0, after: (count - fitting) * usualHeight, held: undefined },
  };
  const last = Math.min(to, count);
  const rows = Array.from({ length: Math.max(last - from, 0) }, (_none, at) => body(from + at));
  if (held === undefined || held.index >= count) return [space('before', before), rows, space('after', after)].flat();
  // One list in the order of the rows: the held one keeps its element, and with it the focus.
  const far = [space('held before', held.before), body(held.index), space('held after', held.after)];
  return held.index < from ? [...far, ...rows, space('after', after)] : [space('before', before), ...rows, ...far];

  /** One body for each row, so that an expanded row is measured with what it shows. */
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

import type { ReactNode } from 'react';
import type { GridColumn, GridColumns } from './gridColumns.ts';

interface CellDrawers {
  readonly draw: (column: GridColumn) => ReactNode;
  /** What stands for columns that are not drawn; from one place in the list to another. */
  readonly gap?: (side: 'before' | 'after', from: number, to: number) => ReactNode;
}

/** The drawn cells of a row in their order, with an empty one for each run that is left out. */
export function drawnCells({ all, isWide, span }: GridColumns, { draw, gap = drawGap }: CellDrawers): ReactNode {
  if (!isWide) return all.map(draw);
  const [first] = all;
  return [
    first && draw(first),
    gap('before', 1, span.from),
    ...all.slice(span.from, span.to).map(draw),
    gap('after', span.to, all.length),
  ];
}

function drawGap(side: 'before' | 'after'): ReactNode {
  return <td key={side} aria-hidden className="grid-cell grid-gap" />;
}

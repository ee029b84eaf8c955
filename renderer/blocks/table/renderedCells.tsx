import type { ReactNode } from 'react';
import { type GridColumn, type GridColumns, runsOf } from './gridColumns.ts';

interface CellDrawers {
  readonly draw: (column: GridColumn) => ReactNode;
  /** Renders the replacement for the columns of an index range that are not rendered. */
  readonly gap?: (key: string, from: number, to: number) => ReactNode;
}

/** Renders the cells of a row in their order, with an empty cell for each run of columns that is left out. */
export function renderedCells(columns: GridColumns, { draw, gap = drawGap }: CellDrawers): ReactNode {
  const { all, isWide } = columns;
  if (!isWide) return all.map(draw);
  const cells = all.slice(0, 1).map(draw);
  let end = 1;
  for (const { from, to } of runsOf(columns)) {
    cells.push(gap(`gap ${cells.length}`, end, from), ...all.slice(from, to).map(draw));
    end = to;
  }
  return [...cells, gap('gap', end, all.length)];
}

function drawGap(key: string): ReactNode {
  return <td key={key} aria-hidden className="grid-cell grid-gap" />;
}

import type { Scope } from '#engine';
import type { ChartBlockModel } from '#engine/blocks/chart';
import { extendScope } from '../../scope/extendScope.ts';
import type { TextFunction } from '../../texts/useText.ts';
import { numberOf } from '../../values/numberOf.ts';
import type { Row } from '../../values/rowsOf.ts';

/** The point of one record. */
export interface ChartPoint {
  readonly label: string;
  /** Empty if the block has one series. */
  readonly series: string;
  readonly value: number;
  readonly record: Row;
}

/** The points as a grid: a row for each label, with a number for each series. */
export interface ChartGrid {
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** Returns the points of records, in their order. A record whose value is not a number is skipped. */
export function readPoints(
  block: Pick<ChartBlockModel, 'text' | 'series' | 'value'>,
  records: readonly Row[],
  { text, scope }: { readonly text: TextFunction; readonly scope: Scope },
): readonly ChartPoint[] {
  return records.flatMap((record) => {
    const row = extendScope(scope, { this: record });
    const value = numberOf(block.value, row);
    if (value === undefined) return [];
    return [{ label: text(block.text, undefined, row), series: text(block.series, undefined, row), value, record }];
  });
}

/** Returns the grid of points. Values of points with the same label and series are added up. */
export function gridOf(points: readonly ChartPoint[]): ChartGrid {
  const labels = [...new Set(points.map(({ label }) => label))];
  const names = [...new Set(points.map(({ series }) => series))];
  const values = (name: string): readonly (number | null)[] =>
    labels.map((label) => {
      const here = points.filter((point) => point.label === label && point.series === name);
      return here.length === 0 ? null : here.reduce((sum, point) => sum + point.value, 0);
    });
  return { labels, series: names.map((name) => ({ name, values: values(name) })) };
}

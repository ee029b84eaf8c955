import type { ChartBlockModel } from '#engine/blocks/chart';
import { usePressHref } from '../../actions/usePressHref.ts';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { TextLink } from '../../look/TextLink.tsx';
import { extendScope } from '../../scope/extendScope.ts';
import { useScope } from '../../scope/useScope.ts';
import type { ChartGrid, ChartPoint } from './readPoints.ts';

interface ChartTableProps {
  readonly block: ChartBlockModel;
  readonly grid: ChartGrid;
  readonly points: readonly ChartPoint[];
  readonly measure: string;
  readonly title: string;
  /** Whether the table is visible. A hidden table has no links, so that it cannot take the focus. */
  readonly isShown: boolean;
}

/** Renders the numbers of a chart as a table. Each number has the same link as its bar. */
export function ChartTable({ block, grid, points, measure, title, isShown }: ChartTableProps) {
  const { locale } = useRuntime();
  const numbers = new Intl.NumberFormat(locale);
  return (
    <table>
      {title !== '' && <caption>{title}</caption>}
      <thead>
        <tr>
          <td />
          {grid.series.map(({ name }) => (
            <th key={name} scope="col">
              {name || measure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.labels.map((label, at) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {grid.series.map(({ name, values }) => {
              const value = values[at];
              const words = value === null || value === undefined ? '–' : numbers.format(value);
              const point = points.find((one) => one.label === label && one.series === name);
              return (
                <td key={name}>
                  {isShown && point !== undefined ? <Leading block={block} point={point} words={words} /> : words}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LeadingProps {
  readonly block: ChartBlockModel;
  readonly point: ChartPoint;
  readonly words: string;
}

/** A number that links to the screen of its point if the user can open that screen. */
function Leading({ block, point, words }: LeadingProps) {
  const href = useHrefOfPoint(block)(point);
  return href === undefined ? words : <TextLink to={href}>{words}</TextLink>;
}

/** Returns a function for the URL that a point links to. The point's record is `this`. */
export function useHrefOfPoint({ press }: ChartBlockModel): (point: ChartPoint) => string | undefined {
  const scope = useScope();
  const hrefIn = usePressHref(press);
  return ({ record }) => hrefIn(extendScope(scope, { this: record }));
}

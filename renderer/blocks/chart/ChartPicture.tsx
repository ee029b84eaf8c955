import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ChartBlockModel } from '#engine/blocks/chart';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { useGoTo } from '../../routing/useGoTo.ts';
import { useHrefOfPoint } from './ChartTable.tsx';
import type { ChartGrid, ChartPoint } from './readPoints.ts';

/** Colours of the series in both modes. They also differ in brightness. */
const colours = ['primary', 'warning', 'success', 'error', 'info', 'text-secondary'].map((name) => `var(--fw-${name})`);

interface ChartPictureProps {
  readonly block: ChartBlockModel;
  readonly grid: ChartGrid;
  readonly points: readonly ChartPoint[];
  readonly measure: string;
}

/** Renders the numbers as bars or lines. It is hidden from screen readers, which read the table. */
export function ChartPicture({ block, grid, points, measure }: ChartPictureProps) {
  const { locale } = useRuntime();
  const goTo = useGoTo();
  const hrefOfPoint = useHrefOfPoint(block);
  const numbers = new Intl.NumberFormat(locale);
  const format = (value: number | null): string => (value === null ? '–' : numbers.format(value));
  const press = (name: string | undefined, at: number | undefined): void => {
    const label = at === undefined ? undefined : grid.labels[at];
    const point = points.find((one) => one.label === label && (name === undefined || one.series === name));
    const href = point && hrefOfPoint(point);
    if (href !== undefined) goTo(href);
  };
  const series = grid.series.map(({ name, values }, index) => ({
    ...{ id: `series ${index}`, label: name || measure, data: [...values], valueFormatter: format },
    ...(block.kind === 'bar' ? { stack: 'all' } : { curve: 'linear' as const, showMark: true }),
  }));
  const nameOf = (id: unknown): string | undefined => grid.series[Number(String(id).slice('series '.length))]?.name;
  const common = {
    ...{
      height: 260,
      colors: colours,
      hideLegend: grid.series.length < 2,
      skipAnimation: true,
      disableKeyboardNavigation: true,
      margin: { left: 0 },
    },
    yAxis: [{ valueFormatter: (value: number) => numbers.format(value), width: 56, tickMinStep: 1 }],
  };
  const labels = [...grid.labels];
  return (
    <div className={block.press ? 'chart chart-pressed' : 'chart'} aria-hidden="true">
      {block.kind === 'bar' ? (
        <BarChart
          {...common}
          series={series}
          borderRadius={4}
          xAxis={[{ scaleType: 'band', data: labels, categoryGapRatio: 0.5 }]}
          {...(block.press && { onItemClick: (_event, { seriesId, dataIndex }) => press(nameOf(seriesId), dataIndex) })}
        />
      ) : (
        <LineChart
          {...common}
          series={series}
          xAxis={[{ scaleType: 'point', data: labels }]}
          {...(block.press && {
            onMarkClick: (_event, { seriesId, dataIndex }) => press(nameOf(seriesId), dataIndex),
          })}
        />
      )}
    </div>
  );
}

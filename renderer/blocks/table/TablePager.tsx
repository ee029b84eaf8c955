import { TablePagination } from '@mui/material';
import { useDeferredValue } from 'react';
import { useEngineText } from '../../runtime/useEngineText.ts';
import type { TableViewProps } from './TableView.tsx';
import { useSettingNumbers } from './useSettingNumbers.ts';

interface TablePagerProps extends TableViewProps {
  readonly isNarrow: boolean;
}

const usualSizes = [10, 25, 50];

/** The way to the other pages of a table, and how many rows one has; nothing where there is but one. */
export function TablePager(props: TablePagerProps) {
  const { block, total, controls, isServed = false } = props;
  const { page, size } = controls.state;
  const usual = useSettingNumbers('pageSizes', usualSizes);
  // The rows come first: what leads away from them is drawn once they are seen.
  const isTurn = useDeferredValue(true, false);
  const offered = [...new Set([...(block.sizes ?? usual), size])].toSorted((a, b) => a - b);
  const hasPages = isServed ? total > Math.min(...offered) : total > size || page > 0 || total > Math.min(...offered);
  if (!hasPages) return null;
  return isTurn ? <Pager {...props} offered={offered} /> : <div className="no-print" style={place} />;
}

const place = { height: 52 } as const;

function Pager({
  total,
  controls,
  isNarrow,
  offered,
}: TablePagerProps & {
  readonly offered: readonly number[];
}) {
  const say = useEngineText();
  const { page, size } = controls.state;
  return (
    <TablePagination
      className="no-print"
      component="div"
      count={total}
      page={Math.min(page, Math.max(Math.ceil(total / size) - 1, 0))}
      rowsPerPage={size}
      rowsPerPageOptions={offered}
      labelRowsPerPage={isNarrow ? '' : say('rowsPerPage')}
      labelDisplayedRows={({ from, to, count }) => say('rowsShown', { from, to, count })}
      getItemAriaLabel={(button) => say(`${button}Page`)}
      slotProps={{ select: { 'aria-label': say('rowsPerPage') } }}
      onPageChange={(_, next) => controls.goTo(next)}
      onRowsPerPageChange={(event) => controls.resize(Number(event.target.value))}
    />
  );
}

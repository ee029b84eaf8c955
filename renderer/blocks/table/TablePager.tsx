import { TablePagination } from '@mui/material';
import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import { useEngineText } from '../../texts/useEngineText.ts';
import type { TableViewProps } from './TableView.tsx';
import { useSettingNumbers } from './useSettingNumbers.ts';

interface TablePagerProps extends TableViewProps {
  readonly isNarrow: boolean;
}

const usualSizes = [10, 25, 50];

/** The pagination of a table and its number of rows per page; renders nothing if there is only one page. */
export function TablePager({ block, total, controls, isServed = false, isNarrow }: TablePagerProps) {
  const { page, size } = controls.state;
  const usual = useSettingNumbers('pageSizes', usualSizes);
  const isTurn = useTurn();
  const sizes = block.sizes ?? usual;
  const offered = useMemo(() => [...new Set([...sizes, size])].toSorted((a, b) => a - b), [sizes, size]);
  const hasPages = isServed ? total > Math.min(...offered) : total > size || page > 0 || total > Math.min(...offered);
  if (!hasPages) return null;
  const { goTo, resize } = controls;
  return isTurn ? (
    <Pager {...{ total, page, size, isNarrow, offered, goTo, resize }} />
  ) : (
    <div className="no-print" style={place} />
  );
}

const place = { height: 52 } as const;

/** Milliseconds after which the pager is rendered even if the browser is never idle. */
const latest = 500;

/**
 * Returns whether to render the pager. The rows are rendered first, because most of the pager's styles still have to be
 * computed.
 */
function useTurn(): boolean {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => {
    const begin = () => startTransition(() => setTurn(true));
    // Not every browser supports idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(begin, { timeout: latest });
    return () => window.cancelIdleCallback(request);
  }, []);
  return isTurn;
}

interface PagerProps {
  readonly total: number;
  readonly page: number;
  readonly size: number;
  readonly isNarrow: boolean;
  readonly offered: readonly number[];
  readonly goTo: (page: number) => void;
  readonly resize: (size: number) => void;
}

/** Memoized: sorting does not render it again. */
const Pager = memo(function Pager({ total, page, size, isNarrow, offered, goTo, resize }: PagerProps) {
  const say = useEngineText();
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
      onPageChange={(_, next) => goTo(next)}
      onRowsPerPageChange={(event) => resize(Number(event.target.value))}
    />
  );
});

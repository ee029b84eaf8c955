import { TablePagination } from '@mui/material';
import { memo } from 'react';
import { useEngineText } from '../../texts/useEngineText.ts';

interface PagerProps {
  readonly total: number;
  readonly page: number;
  readonly size: number;
  readonly isNarrow: boolean;
  readonly offered: readonly number[];
  readonly goTo: (page: number) => void;
  readonly resize: (size: number) => void;
}

/** The buttons to the other pages, and how many rows one has. Another order leaves it alone. */
export const Pager = memo(function Pager({ total, page, size, isNarrow, offered, goTo, resize }: PagerProps) {
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

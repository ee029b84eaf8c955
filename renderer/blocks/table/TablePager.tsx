import { startTransition, useEffect, useMemo, useState } from 'react';
import { LoadErrorBoundary } from '../../lazy/LoadErrorBoundary.tsx';
import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { lazyThemed } from '../../theme/lazyThemed.ts';
import type { TableViewProps } from './TableView.tsx';
import { useSettingNumbers } from './useSettingNumbers.ts';

const place = { height: 52 } as const;

/** Where the pager will be. */
function PagerPlace() {
  return <div className="no-print" style={place} />;
}

const Pager = lazyComponent(
  lazyThemed(
    () => import('./Pager.tsx'),
    ({ Pager: drawn }) => drawn,
  ),
  PagerPlace,
);

interface TablePagerProps extends TableViewProps {
  readonly isNarrow: boolean;
}

const usualSizes = [10, 25, 50];

/** The way to the other pages of a table, and how many rows one has; nothing where there is but one. */
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
    <LoadErrorBoundary>
      <Pager {...{ total, page, size, isNarrow, offered, goTo, resize }} />
    </LoadErrorBoundary>
  ) : (
    <PagerPlace />
  );
}

/** Milliseconds after which the pager is drawn on a page that is never at rest. */
const latest = 500;

/** Whether the rows have been seen: they come first, what leads away from them has most of its styles still to make. */
function useTurn(): boolean {
  const [isTurn, setTurn] = useState(false);
  useEffect(() => {
    const begin = () => startTransition(() => setTurn(true));
    // Not every browser says when it is idle.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin);
      return () => clearTimeout(timer);
    }
    const request = window.requestIdleCallback(begin, { timeout: latest });
    return () => window.cancelIdleCallback(request);
  }, []);
  return isTurn;
}

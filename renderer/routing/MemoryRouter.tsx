import { type ReactNode, useMemo, useState } from 'react';
import { type Navigate, RouterContext, readAddress } from './Address.ts';

interface MemoryWayProps {
  readonly start: string;
  readonly children: ReactNode;
}

/** A way of its own beside that of the browser, for what is drawn on a stage. */
export function MemoryRouter({ start, children }: MemoryWayProps) {
  const [seen, setSeen] = useState<readonly string[]>([start]);
  const navigate = useMemo<Navigate>(
    () =>
      (to, { replace = false } = {}) =>
        setSeen((before) => {
          if (typeof to === 'number') return before.slice(0, Math.max(1, before.length + Math.min(to, 0)));
          return [...(replace ? before.slice(0, -1) : before), to];
        }),
    [],
  );
  const current = seen.at(-1) ?? start;
  const way = useMemo(() => ({ address: readAddress(current), navigate }), [current, navigate]);
  return <RouterContext value={way}>{children}</RouterContext>;
}

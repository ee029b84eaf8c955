import { lazy, type ReactNode, useCallback, useState } from 'react';
import { LoadFence } from '../runtime/LoadFence.tsx';
import { type Notice, NotifyContext } from '../runtime/Notices.ts';

const ShownNotice = lazy(async () => ({ default: (await import('./ShownNotice.tsx')).ShownNotice }));

interface Queued extends Notice {
  readonly id: number;
}

/** Says what is to be said, one thing after the other: toasts at the edge, dialogs in the middle. */
export function NoticeHost({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Queued[]>([]);
  const notify = useCallback(
    (notice: Notice) =>
      setQueue((before) => {
        const last = before.at(-1);
        // The same failure of several calls is said once.
        if (last?.text === notice.text && last.show === notice.show) return before;
        return [...before, { ...notice, id: (last?.id ?? 0) + 1 }];
      }),
    [],
  );
  const drop = useCallback((id: number) => setQueue((before) => before.filter((notice) => notice.id !== id)), []);
  const [current] = queue;
  return (
    <NotifyContext value={notify}>
      {children}
      {current !== undefined && (
        <LoadFence key={current.id} otherwise={<p role="alert">{current.text}</p>}>
          <ShownNotice notice={current} onGone={() => drop(current.id)} />
        </LoadFence>
      )}
    </NotifyContext>
  );
}

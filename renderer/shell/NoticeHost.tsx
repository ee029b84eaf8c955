import { lazy, type ReactNode, useCallback, useRef, useState } from 'react';
import { LoadFence } from '../runtime/LoadFence.tsx';
import { partOf } from '../runtime/loadAgain.ts';
import { type Notice, NotifyContext } from '../runtime/Notices.ts';

const ShownNotice = lazy(
  partOf(
    () => import('./ShownNotice.tsx'),
    ({ ShownNotice: drawn }) => drawn,
  ),
);

interface Queued extends Notice {
  readonly id: number;
}

/** Says what is to be said, one thing after the other: toasts at the edge, dialogs in the middle. */
export function NoticeHost({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Queued[]>([]);
  const latest = useRef(0);
  const drop = useCallback((id: number) => setQueue((before) => before.filter((notice) => notice.id !== id)), []);
  const notify = useCallback(
    (notice: Notice) => {
      latest.current += 1;
      const id = latest.current;
      setQueue((before) => {
        const last = before.at(-1);
        // The same failure of several calls is said once.
        if (last?.text === notice.text && last.show === notice.show) return before;
        return [...before, { ...notice, id }];
      });
      return () => drop(id);
    },
    [drop],
  );
  const [current] = queue;
  return (
    <NotifyContext value={notify}>
      {children}
      {current !== undefined && (
        <LoadFence key={current.id} otherwise={<p role="alert">{current.text}</p>}>
          <ShownNotice notice={current} isAwaited={queue.length > 1} onGone={() => drop(current.id)} />
        </LoadFence>
      )}
    </NotifyContext>
  );
}

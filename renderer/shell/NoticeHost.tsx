import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type Notice, NotifyContext } from '../contexts/Notices.ts';
import { LoadErrorBoundary } from '../lazy/LoadErrorBoundary.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { lazyThemed } from '../theme/lazyThemed.ts';
import { type QueuedNotice, queueNotice } from './queueNotice.ts';

const ShownNotices = lazyComponent(
  lazyThemed(
    () => import('./ShownNotice.tsx'),
    ({ ShownNotices: drawn }) => drawn,
  ),
);

/** Maximum number of visible toasts; further ones wait. */
const mostToasts = 3;

/** Shows notices: toasts at the edge, and dialogs in the centre one after the other. */
export function NoticeHost({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useState<readonly QueuedNotice[]>([]);
  const latest = useRef(0);
  const drop = useCallback((id: number) => setQueue((before) => before.filter((notice) => notice.id !== id)), []);
  const notify = useCallback(
    (notice: Notice) => {
      latest.current += 1;
      const id = latest.current;
      setQueue((before) => queueNotice(before, { ...notice, id }));
      return () => drop(id);
    },
    [drop],
  );
  const toasts = queue.filter(({ show }) => show === 'toast').slice(0, mostToasts);
  const dialog = queue.find(({ show }) => show !== 'toast');
  const shown = dialog === undefined ? toasts : [...toasts, dialog];
  return (
    <NotifyContext value={notify}>
      {children}
      {shown.length > 0 && (
        <LoadErrorBoundary
          otherwise={shown.map(({ id, text }) => (
            <p key={id} role="alert">
              {text}
            </p>
          ))}
        >
          <ShownNotices toasts={toasts} dialog={dialog} onGone={drop} />
        </LoadErrorBoundary>
      )}
    </NotifyContext>
  );
}

import { useRuntime } from '../contexts/useRuntime.ts';
import { LoadErrorBoundary } from '../lazy/LoadErrorBoundary.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { lazyThemed } from '../theme/lazyThemed.ts';

const ExpiredDialog = lazyComponent(
  lazyThemed(
    () => import('./ExpiredDialog.tsx'),
    ({ ExpiredDialog: drawn }) => drawn,
  ),
);

/** Stops everything when the session has ended. */
export function SessionDialog() {
  const { session } = useRuntime();
  if (session.status !== 'expired') return null;
  return (
    <LoadErrorBoundary>
      <ExpiredDialog />
    </LoadErrorBoundary>
  );
}

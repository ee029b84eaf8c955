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

/** Shows the dialog that blocks the page after the session has expired. */
export function SessionDialog() {
  const { session } = useRuntime();
  if (session.status !== 'expired') return null;
  return (
    <LoadErrorBoundary>
      <ExpiredDialog />
    </LoadErrorBoundary>
  );
}

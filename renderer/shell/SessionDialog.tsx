import { LoadFence } from '../runtime/LoadFence.tsx';
import { lateComponent } from '../runtime/lateComponent.tsx';
import { useRuntime } from '../runtime/useRuntime.ts';
import { themedPart } from '../theme/themedPart.ts';

const ExpiredDialog = lateComponent(
  themedPart(
    () => import('./ExpiredDialog.tsx'),
    ({ ExpiredDialog: drawn }) => drawn,
  ),
);

/** Stops everything when the session has ended. */
export function SessionDialog() {
  const { session } = useRuntime();
  if (session.status !== 'expired') return null;
  return (
    <LoadFence>
      <ExpiredDialog />
    </LoadFence>
  );
}

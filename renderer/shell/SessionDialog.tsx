import { useRuntime } from '../contexts/useRuntime.ts';
import { LoadFence } from '../lazy/LoadFence.tsx';
import { lateComponent } from '../lazy/lateComponent.tsx';
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

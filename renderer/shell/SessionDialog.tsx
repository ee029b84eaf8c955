import { lazy } from 'react';
import { LoadFence } from '../runtime/LoadFence.tsx';
import { partOf } from '../runtime/loadAgain.ts';
import { useRuntime } from '../runtime/useRuntime.ts';

const ExpiredDialog = lazy(
  partOf(
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

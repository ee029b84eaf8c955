import { lazy } from 'react';
import { LoadFence } from '../runtime/LoadFence.tsx';
import { useRuntime } from '../runtime/useRuntime.ts';

const ExpiredDialog = lazy(async () => ({ default: (await import('./ExpiredDialog.tsx')).ExpiredDialog }));

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

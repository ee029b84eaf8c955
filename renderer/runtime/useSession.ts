import type { Session } from './Session.ts';
import { useRuntime } from './useRuntime.ts';

/** The person's session: `status`, `start(token)`, `end()`. */
export function useSession(): Session {
  return useRuntime().session;
}

import type { Session } from '../contexts/Session.ts';
import { useRuntime } from '../contexts/useRuntime.ts';

/** The person's session: `status`, `start(token)`, `end()`. */
export function useSession(): Session {
  return useRuntime().session;
}

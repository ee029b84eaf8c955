import type { User } from '#engine';
import type { Session } from '../contexts/Session.ts';
import { useRuntime } from '../contexts/useRuntime.ts';

/** The session of the user, and what an application needs to start and end it. */
export interface EmbeddedSession extends Pick<Session, 'start' | 'end'> {
  readonly status: 'signedOut' | 'signedIn' | 'expired';
  readonly user: User;
}

/** Returns the session inside a `FormworkProvider`. `start` accepts the access token of a sign-in made elsewhere. */
export function useSession(): EmbeddedSession {
  const { session, user } = useRuntime();
  const { start, end } = session;
  return { status: statusOf(session, user), user, start, end };
}

/** A session has started once its user is known, and with them the definitions that they may use. */
function statusOf({ status }: Session, { signedIn }: User): EmbeddedSession['status'] {
  if (status === 'expired') return status;
  return status === 'signedIn' && signedIn ? status : 'signedOut';
}

import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { anonymous, type OperationAdapter, OperationError, type Release, type User } from '#engine';
import { createSessionMachine } from '#machines';
import type { PortalConfig } from '../runtime/PortalConfig.ts';
import type { Session } from '../runtime/Session.ts';
import { readExpiry } from './readToken.ts';
import { tokenStore } from './tokenStore.ts';
import { toUser } from './toUser.ts';

interface SessionInput {
  readonly release: Release;
  readonly adapter: OperationAdapter;
  readonly config: PortalConfig;
}

const machine = createSessionMachine({ now: () => Date.now() });

/** How long a token without a readable end is taken to last; the server's 401 ends it earlier. */
const unknownEnd = 24 * 60 * 60;

/** Who is signed in, and for how long; kept in step with other tabs. */
export function useSessionState({ release, adapter, config }: SessionInput): {
  readonly session: Session;
  readonly user: User;
  /** The person could not be read, though there is a token. */
  readonly failed: boolean;
} {
  const queries = useQueryClient();
  const [state, send, actor] = useMachine(machine);
  const [user, setUser] = useState<User>(anonymous);
  const [isReading, setReading] = useState(true);
  const [failed, setFailed] = useState(false);

  const forget = useCallback(() => {
    tokenStore.forget();
    queries.clear();
    setUser(anonymous);
  }, [queries]);

  const readPerson = useCallback(async () => {
    setFailed(false);
    try {
      const person = toUser(await adapter.run(config.operations.me), release);
      tokenStore.own(person.email ?? '');
      setUser(person);
    } catch (error) {
      if (!(error instanceof OperationError) || error.status !== 401) {
        setFailed(true);
        return;
      }
      // The server has ended this session: to the reader it is as if there had been none.
      forget();
      send({ type: 'SIGN_OUT' });
    }
  }, [adapter, config, release, forget, send]);

  const begin = useCallback(
    async (token: string | undefined) => {
      const exp = token === undefined ? undefined : (readExpiry(token) ?? Math.floor(Date.now() / 1000) + unknownEnd);
      const isLive = exp !== undefined && exp * 1000 > Date.now();
      if (!isLive) forget();
      send({ type: 'TOKEN_READ', ...(isLive ? { exp } : {}) });
      if (isLive) await readPerson();
      setReading(false);
    },
    [forget, send, readPerson],
  );

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin(tokenStore.read());
  }, [begin]);

  // A sign-out or another person in one tab holds for all of them.
  useEffect(() => tokenStore.watch(() => window.location.reload()), []);

  const isLive = useCallback(() => actor.getSnapshot().matches('signedIn'), [actor]);

  const session = useMemo<Session>(
    () => ({
      status: isReading || failed ? 'loading' : statusOf(state.value),
      isLive,
      async start(token, expiresAt) {
        const until = expiresAt === undefined ? readExpiry(token) : Math.floor(Date.parse(expiresAt) / 1000);
        tokenStore.keep(token);
        queries.clear();
        send({ type: 'SIGN_IN', exp: until ?? Math.floor(Date.now() / 1000) + unknownEnd });
        await readPerson();
      },
      async end() {
        if (isLive()) {
          await adapter.run(config.operations.signOut).catch((error: unknown) => console.warn(error));
          tokenStore.leave();
        }
        forget();
        send({ type: 'SIGN_OUT' });
      },
      expire() {
        if (!isLive()) return;
        tokenStore.forget();
        send({ type: 'EXPIRE' });
      },
    }),
    [isReading, failed, state.value, isLive, queries, send, readPerson, adapter, config, forget],
  );

  return { session, user, failed };
}

function statusOf(value: string): Session['status'] {
  if (value === 'signedIn' || value === 'expired') return value;
  return value === 'unknown' ? 'loading' : 'signedOut';
}

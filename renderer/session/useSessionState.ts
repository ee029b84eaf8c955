import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { anonymous, type OperationAdapter, OperationError, type Release, type User } from '#engine';
import type { PortalConfig } from '../contexts/PortalConfig.ts';
import type { Session } from '../contexts/Session.ts';
import { loadWithRetry } from '../lazy/loadWithRetry.ts';
import { readExpiry } from './readToken.ts';
import type { RunningSession, SessionEvent, SessionValue } from './startSession.ts';
import { tokenStore } from './tokenStore.ts';
import { toUser } from './toUser.ts';

interface SessionInput {
  /** Loads the part of the release that the current user may see. */
  readonly openRelease: () => Promise<Release>;
  readonly adapter: OperationAdapter;
  readonly config: PortalConfig;
}

/** Lifetime in seconds of a token whose expiry cannot be read. The server's 401 can end it earlier. */
const unknownEnd = 24 * 60 * 60;

/** Returns the session and its user, synchronized with other tabs. */
export function useSessionState({ openRelease, adapter, config }: SessionInput): {
  readonly session: Session;
  readonly user: User;
} {
  const queries = useQueryClient();
  const { value, send, isLive } = useSessionMachine();
  const [user, setUser] = useState<User>(anonymous);
  const [isReading, setReading] = useState(true);
  const [isEnding, setEnding] = useState(false);
  const [failed, setFailed] = useState(false);
  const [hadToken] = useState(() => tokenStore.read() !== undefined);

  const forget = useCallback(() => {
    tokenStore.forget();
    queries.clear();
    setUser(anonymous);
  }, [queries]);

  const readPerson = useCallback(async () => {
    setFailed(false);
    try {
      const release = await openRelease();
      const person = toUser(await adapter.run(config.operations.me), release);
      tokenStore.own(person.email ?? '');
      setUser(person);
    } catch (error) {
      if (!(error instanceof OperationError) || error.status !== 401) {
        setFailed(true);
        return;
      }
      // The server has ended this session, so the user is treated as signed out.
      forget();
      await send({ type: 'SIGN_OUT' });
    }
  }, [adapter, config, openRelease, forget, send]);

  const begin = useCallback(
    async (token: string | undefined) => {
      const exp = token === undefined ? undefined : (readExpiry(token) ?? Math.floor(Date.now() / 1000) + unknownEnd);
      const lasts = exp !== undefined && exp * 1000 > Date.now();
      if (!lasts) forget();
      await send({ type: 'TOKEN_READ', ...(lasts ? { exp } : {}) });
      if (lasts) await readPerson();
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

  // A sign-out or another user in one tab applies to all tabs.
  useEffect(() => tokenStore.watch(() => window.location.reload()), []);

  const session = useMemo<Session>(
    () => ({
      status: isReading || isEnding || failed ? 'loading' : statusOf(value),
      isOpening: isReading && hadToken,
      hasFailed: failed,
      isLive,
      async start(token, expiresAt) {
        const until = expiresAt === undefined ? readExpiry(token) : Math.floor(Date.parse(expiresAt) / 1000);
        tokenStore.keep(token);
        queries.clear();
        await send({ type: 'SIGN_IN', exp: until ?? Math.floor(Date.now() / 1000) + unknownEnd });
        await readPerson();
      },
      async end() {
        if (isLive()) {
          await adapter.run(config.operations.signOut).catch((error: unknown) => console.warn(error));
          tokenStore.leave();
        }
        forget();
        // What is typed into the page of the sign-in would be lost when its part of the release arrives.
        setEnding(true);
        await send({ type: 'SIGN_OUT' });
        // Replaces the user's part of the release with the public one; if the server is unreachable, the part stays
        // until a reload.
        await openRelease().catch((error: unknown) => console.warn(error));
        setEnding(false);
      },
      expire() {
        if (!isLive()) return;
        tokenStore.forget();
        void send({ type: 'EXPIRE' });
      },
    }),
    [
      isReading,
      isEnding,
      failed,
      hadToken,
      value,
      isLive,
      queries,
      send,
      readPerson,
      openRelease,
      adapter,
      config,
      forget,
    ],
  );

  return { session, user };
}

/**
 * Returns the state machine of the session. It is loaded with the first token, because without a token nothing can
 * expire.
 */
function useSessionMachine(): {
  readonly value: SessionValue;
  readonly send: (event: SessionEvent) => Promise<void>;
  readonly isLive: () => boolean;
} {
  const [value, setValue] = useState<SessionValue>('unknown');
  const running = useRef<RunningSession | undefined>(undefined);
  useEffect(() => () => running.current?.stop(), []);
  const send = useCallback(async (event: SessionEvent) => {
    if (running.current === undefined && !('exp' in event)) {
      setValue('signedOut');
      return;
    }
    const { startSession } = await loadWithRetry(() => import('./startSession.ts'));
    running.current ??= startSession(setValue);
    running.current.send(event);
  }, []);
  const isLive = useCallback(() => running.current?.value() === 'signedIn', []);
  return { value, send, isLive };
}

function statusOf(value: SessionValue): Session['status'] {
  if (value === 'signedIn' || value === 'expired') return value;
  return value === 'unknown' ? 'loading' : 'signedOut';
}

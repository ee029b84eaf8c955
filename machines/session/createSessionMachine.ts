import { setup } from 'xstate';

/** The maximum delay of a timer. A longer session is checked again at that time. */
const longestTimer = 2_147_483_647;

export interface SessionContext {
  /** Expiry of the token in seconds since 1970, as in the token. */
  readonly exp: number | undefined;
}

export type SessionEvent =
  | { readonly type: 'TOKEN_READ'; readonly exp?: number }
  | { readonly type: 'SIGN_IN'; readonly exp: number }
  | { readonly type: 'SIGN_OUT' }
  | { readonly type: 'EXPIRE' };

const types: { context?: SessionContext; events?: SessionEvent } = {};

/**
 * Creates the machine of a user's session: `unknown` until the stored token is read, then `signedOut`, `signedIn` or
 * `expired`. `now` returns milliseconds since 1970. The timer is the actor's clock.
 */
export function createSessionMachine({ now }: { readonly now: () => number }) {
  const millisecondsLeft = ({ exp }: SessionContext): number => (exp === undefined ? 0 : exp * 1000 - now());
  const sessionSetup = setup({
    types,
    guards: {
      hasToken: ({ event }) => 'exp' in event && event.exp !== undefined,
      isLive: ({ event }) => 'exp' in event && event.exp !== undefined && millisecondsLeft({ exp: event.exp }) > 0,
      isOver: ({ context }) => millisecondsLeft(context) <= 0,
    },
    delays: {
      untilExpiry: ({ context }) => Math.min(Math.max(millisecondsLeft(context), 0), longestTimer),
    },
  });
  const keep = sessionSetup.assign(({ event }) => ({ exp: 'exp' in event ? event.exp : undefined }));
  const forget = sessionSetup.assign({ exp: undefined });
  return sessionSetup.createMachine({
    id: 'session',
    context: { exp: undefined },
    initial: 'unknown',
    states: {
      unknown: {
        on: {
          TOKEN_READ: [
            { target: 'signedIn', guard: 'isLive', actions: keep },
            { target: 'expired', guard: 'hasToken' },
            { target: 'signedOut' },
          ],
        },
      },
      signedOut: {},
      signedIn: {
        after: {
          untilExpiry: [
            { target: 'expired', guard: 'isOver', actions: forget },
            { target: 'signedIn', reenter: true },
          ],
        },
        on: { EXPIRE: { target: 'expired', actions: forget } },
      },
      expired: {},
    },
    on: {
      SIGN_IN: [
        { target: '.signedIn', guard: 'isLive', actions: keep, reenter: true },
        { target: '.expired', actions: forget },
      ],
      SIGN_OUT: { target: '.signedOut', actions: forget },
    },
  });
}

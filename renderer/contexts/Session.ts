/** The session of the user, as components see it. */
export interface Session {
  /** `loading` until the stored token has been read and the user is loaded, and while somebody signs out. */
  readonly status: 'loading' | 'signedOut' | 'signedIn' | 'expired';
  /** There is a token, and its user is still loading: pages reserve space for the content of a signed-in user. */
  readonly isOpening: boolean;
  /** There is a token, and the server did not return its user. */
  readonly hasFailed: boolean;
  /** Returns whether a user is signed in right now, even before the next render. */
  readonly isLive: () => boolean;
  /** Starts a session with the token of a sign-in; resolves when the user is loaded. */
  readonly start: (token: string, expiresAt?: string) => Promise<void>;
  /** Signs out: notifies the server, and removes the token and the stored data of the session. */
  readonly end: () => Promise<void>;
  /** Called when the server no longer accepts the token. */
  readonly expire: () => void;
}

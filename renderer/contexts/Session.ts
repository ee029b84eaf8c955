/** The person's session as the drawn things see it. */
export interface Session {
  /** `loading` until the stored token has been read and the person is known. */
  readonly status: 'loading' | 'signedOut' | 'signedIn' | 'expired';
  /** There is a token, and the server has not said yet who it belongs to: pages keep the places of a signed-in person. */
  readonly isOpening: boolean;
  /** There is a token, and the server did not return its user. */
  readonly hasFailed: boolean;
  /** Whether somebody is signed in this very moment, before the next drawing. */
  readonly isLive: () => boolean;
  /** Begins a session with the token of a sign-in; resolves when the person is known. */
  readonly start: (token: string, expiresAt?: string) => Promise<void>;
  /** Signs out: tells the server, forgets the token and whatever the session has remembered. */
  readonly end: () => Promise<void>;
  /** The server no longer knows the token. */
  readonly expire: () => void;
}

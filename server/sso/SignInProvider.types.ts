/** What belongs to one sign-in under way, known to us alone until the person comes back. */
export interface SignInSecrets {
  /** Goes along in the address and comes back in it. */
  readonly state: string;
  /** Comes back inside the signed answer. */
  readonly nonce: string;
  /** Proves that whoever redeems the code is who asked for it (PKCE). */
  readonly verifier: string;
}

/** What the person brings back in the address of the callback. */
export interface SignInAnswer {
  readonly code: string;
  readonly state: string;
  /** Who says to have answered (RFC 9207). */
  readonly iss?: string;
}

/** Who a provider says somebody is, in an answer that was checked. */
export interface VerifiedIdentity {
  readonly email: string;
  /** The provider has seen that the address is this person's. */
  readonly isVerified: boolean;
}

/** A service elsewhere that says who people are. */
export interface SignInProvider {
  /** Where a person goes to sign in there. */
  addressFor(secrets: SignInSecrets, locale: string): Promise<string>;
  /** Redeems what was brought back; throws `SignInRefused` unless everything in it is right. */
  redeem(answer: SignInAnswer, secrets: SignInSecrets): Promise<VerifiedIdentity>;
  /** Rejects while it does not publish who it is and how to ask it. */
  check(): Promise<void>;
}

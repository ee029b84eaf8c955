/** Secrets of a sign-in in progress, which only the server knows until the browser returns. */
export interface SignInSecrets {
  /** Sent in the address, and returned in the callback. */
  readonly state: string;
  /** Returned in the signed token. */
  readonly nonce: string;
  /** Proves that the code is redeemed by the client that requested it (PKCE). */
  readonly verifier: string;
}

/** Parameters of the callback. */
export interface SignInAnswer {
  readonly code: string;
  readonly state: string;
  /** Issuer of the response (RFC 9207). */
  readonly iss?: string;
}

/** The identity of a user in a verified response of a provider. */
export interface VerifiedIdentity {
  readonly email: string;
  /** The provider has verified that the address belongs to the user. */
  readonly isVerified: boolean;
}

/** An external identity provider. */
export interface SignInProvider {
  /** Returns the address of the provider's sign-in page. */
  addressFor(secrets: SignInSecrets, locale: string): Promise<string>;
  /** Redeems the parameters of the callback. Throws `SignInRefused` unless all of them are valid. */
  redeem(answer: SignInAnswer, secrets: SignInSecrets): Promise<VerifiedIdentity>;
  /** Rejects if the provider does not serve its metadata. */
  check(): Promise<void>;
}

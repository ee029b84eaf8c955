/** A refused sign-in at a provider. The reason is for operators, not for the user. */
export class SignInRefused extends Error {
  readonly reason: string;

  constructor(reason: string, options: { readonly cause?: unknown } = {}) {
    super(`sign-in refused: ${reason}`, options);
    this.name = 'SignInRefused';
    this.reason = reason;
  }
}

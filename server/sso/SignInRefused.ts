/** A sign-in through a provider that is refused; the reason is for whoever runs the server, not for the person. */
export class SignInRefused extends Error {
  readonly reason: string;

  constructor(reason: string, options: { readonly cause?: unknown } = {}) {
    super(`sign-in refused: ${reason}`, options);
    this.name = 'SignInRefused';
    this.reason = reason;
  }
}

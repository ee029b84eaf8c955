interface RefusalFacts {
  readonly status: number;
  readonly code: string;
  /** Words for the user; absent: those of the code. */
  readonly message?: string;
  /** JSON Pointer in the body → message. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What exactly is wrong, for whoever can mend it. */
  readonly errors?: readonly object[];
  /** Version that the record has now, where one was sent that it no longer has. */
  readonly version?: number;
  /** What the handler has written so far is kept although the answer is no: a failed sign-in is remembered. */
  readonly keep?: boolean;
  /** Seconds after which the same may be asked again. */
  readonly retryAfter?: number;
  /** Argument that names nothing, for the log where an effect was called with it. */
  readonly argument?: string;
}

/** An answer that is no: thrown anywhere below a request, it rolls the transaction back. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly words: string | undefined;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly errors: readonly object[] | undefined;
  readonly version: number | undefined;
  readonly keep: boolean;
  readonly retryAfter: number | undefined;
  readonly argument: string | undefined;

  constructor(facts: RefusalFacts) {
    super(facts.message ?? facts.code);
    this.name = 'Refusal';
    this.status = facts.status;
    this.code = facts.code;
    this.words = facts.message;
    this.fields = facts.fields;
    this.errors = facts.errors;
    this.version = facts.version;
    this.keep = facts.keep ?? false;
    this.retryAfter = facts.retryAfter;
    this.argument = facts.argument;
  }
}

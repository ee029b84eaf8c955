/** The rule of a definition that refused a request. */
export interface RefusingRule {
  /** Kind and id: `lifecycle/loan`. */
  readonly definition: string;
  /** JSON Pointer into the definition. Empty for the whole definition. */
  readonly pointer: string;
}

interface RefusalFacts {
  readonly status: number;
  readonly code: string;
  /** Message for the user. Default: the message of the code. */
  readonly message?: string;
  /** JSON Pointer in the body → message. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The exact errors, for users who can correct them. */
  readonly errors?: readonly object[];
  /** Current version of the record, if the request was sent with an older one. */
  readonly version?: number;
  /** Commit what the handler has written despite the refusal, for example a failed sign-in. */
  readonly keep?: boolean;
  /** Seconds after which the request can be repeated. */
  readonly retryAfter?: number;
  /** The rule that refused. Default: the operation. */
  readonly rule?: RefusingRule;
  /** Argument that does not exist. It is logged if an effect was called with it. */
  readonly argument?: string;
}

/** A refused request. Throwing it anywhere in a handler rolls the transaction back. */
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
  readonly rule: RefusingRule | undefined;

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
    this.rule = facts.rule;
  }
}

/** One page of a list, as every paged operation answers. */
export interface Page<Row = unknown> {
  readonly content: readonly Row[];
  readonly totalElements: number;
  readonly totalPages: number;
  /** Zero-based. */
  readonly number: number;
  readonly size: number;
}

/** What an `AbortSignal` looks like to a room without the DOM. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The step of a saved draft that a call belongs to: with the call's success that step is done. */
export interface DraftCall {
  readonly wizard: string;
  readonly key: string;
  readonly step: string;
  /** Nothing is asked or sent after it: the draft ends with it. */
  readonly last: boolean;
}

export interface RunOptions {
  readonly signal?: CancelSignal;
  /** Idempotency key of an operation that changes something: the same key has one effect and one answer. */
  readonly onceKey?: string;
  /** Draft that the call is a step of. */
  readonly draft?: DraftCall;
  /** Is sent to its end although the page is going away. */
  readonly keepalive?: boolean;
  /** Called while files are sent, with the part of the body that has been sent, from 0 to 1. */
  readonly onUploadProgress?: (part: number) => void;
}

/**
 * How the portal asks for an operation. Arguments and results carry the definitions' names;
 * the adapter translates names to the wire and back.
 * Rejects with `OperationError`, or with an `AbortError` when the call was cancelled.
 */
export interface OperationAdapter {
  run(operation: string, args?: Readonly<Record<string, unknown>>, options?: RunOptions): Promise<unknown>;
}

/** One of several things that are wrong with what was sent, as a refused publication lists them. */
export interface OperationProblem {
  readonly code: string;
  readonly message: string;
  /** Definition it stands in. */
  readonly file?: string;
  /** JSON Pointer below the file, empty for the whole of it. */
  readonly pointer?: string;
  readonly line?: number;
  readonly column?: number;
  /** The nearest right name, or what to do. */
  readonly hint?: string;
}

/** A property of a record that somebody else has changed meanwhile. */
export interface RecordChange {
  /** Dotted path of the property. */
  readonly path: string;
  readonly title: string;
  /** What it was when the record was read; absent where it was empty. */
  readonly base?: unknown;
  /** What it is now. */
  readonly current?: unknown;
  /** Who wrote it last, and when. */
  readonly by?: string;
  readonly at?: string;
}

interface OperationErrorFacts {
  readonly operation: string;
  /** HTTP status; 0 when the server could not be reached. */
  readonly status: number;
  /** Code of the error table, `validation`, `forbidden`, `state`, `network`, … */
  readonly code: string;
  readonly message: string;
  /** JSON Pointer in the body → message in the user's language. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Everything that is wrong, where it is more than a sentence and not of one field each. */
  readonly errors?: readonly OperationProblem[];
  /** What changed since the version that was sent, and the version that the record has now. */
  readonly changes?: readonly RecordChange[];
  readonly version?: number;
}

/** The one error every adapter throws for a refused or failed operation. */
export class OperationError extends Error {
  readonly operation: string;
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly errors: readonly OperationProblem[];
  readonly changes: readonly RecordChange[];
  readonly version: number | undefined;

  constructor(facts: OperationErrorFacts) {
    super(facts.message);
    this.name = 'OperationError';
    this.operation = facts.operation;
    this.status = facts.status;
    this.code = facts.code;
    this.fields = facts.fields ?? {};
    this.errors = facts.errors ?? [];
    this.changes = facts.changes ?? [];
    this.version = facts.version;
  }
}

/** Whether the same call may succeed when it is made again: nobody has refused it, or only for now. */
export function mayRetry({ status, code }: Pick<OperationError, 'status' | 'code'>): boolean {
  return (status === 0 && code === 'network') || status === 429 || status >= 500;
}

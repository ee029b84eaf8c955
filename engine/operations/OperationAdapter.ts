/** One page of a list, the result of every paged operation. */
export interface Page<Row = unknown> {
  readonly content: readonly Row[];
  readonly totalElements: number;
  readonly totalPages: number;
  /** Zero-based. */
  readonly number: number;
  readonly size: number;
}

/** The part of `AbortSignal` that this room uses, because it has no DOM types. */
export interface CancelSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The step of a saved draft that a call belongs to. If the call succeeds, the step is done. */
export interface DraftCall {
  readonly wizard: string;
  readonly key: string;
  readonly step: string;
  /** No call follows it: the draft ends with it. */
  readonly last: boolean;
}

export interface RunOptions {
  readonly signal?: CancelSignal;
  /**
   * Idempotency key of an operation that changes data: repeated calls with the same key have one effect and one
   * response.
   */
  readonly onceKey?: string;
  /** The draft step that the call completes. */
  readonly draft?: DraftCall;
  /** The request continues even if the page is closed. */
  readonly keepalive?: boolean;
  /** Called during an upload, with the fraction of the body that has been sent, from 0 to 1. */
  readonly onUploadProgress?: (part: number) => void;
}

/**
 * Calls operations. Arguments and results have the names of the definitions. The adapter translates names to the wire
 * and back. Rejects with `OperationError`, or with an `AbortError` if the call was cancelled.
 */
export interface OperationAdapter {
  run(operation: string, args?: Readonly<Record<string, unknown>>, options?: RunOptions): Promise<unknown>;
}

/** One of several problems of a request, for example of a refused publication. */
export interface OperationProblem {
  readonly code: string;
  readonly message: string;
  /** The definition file. */
  readonly file?: string;
  /** JSON Pointer in the file. Empty for the whole file. */
  readonly pointer?: string;
  readonly line?: number;
  readonly column?: number;
  /** The nearest valid name, or a fix. */
  readonly hint?: string;
}

/** A property of a record that another user has changed in the meantime. */
export interface RecordChange {
  /** Dotted path of the property. */
  readonly path: string;
  readonly title: string;
  /** The value when the record was read. Absent if it was empty. */
  readonly base?: unknown;
  /** The current value. */
  readonly current?: unknown;
  /** Who changed it last, and when. */
  readonly by?: string;
  readonly at?: string;
}

interface OperationErrorFacts {
  readonly operation: string;
  /** HTTP status. 0 if the server could not be reached. */
  readonly status: number;
  /** Code of the error table, `validation`, `forbidden`, `state`, `network`, … */
  readonly code: string;
  readonly message: string;
  /** JSON Pointer into the body → message in the user's language. */
  readonly fields?: Readonly<Record<string, string>>;
  /** All problems, if there are several and they do not belong to single fields. */
  readonly errors?: readonly OperationProblem[];
  /** What changed since the version that was sent, and the current version of the record. */
  readonly changes?: readonly RecordChange[];
  readonly version?: number;
}

/** The error that every adapter throws for a refused or failed operation. */
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

/** Whether repeating the same call may succeed: it was not refused, or only temporarily. */
export function mayRetry({ status, code }: Pick<OperationError, 'status' | 'code'>): boolean {
  return (status === 0 && code === 'network') || status === 429 || status >= 500;
}

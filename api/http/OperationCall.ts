import type { DraftCall, OperationModel } from '#engine';

interface OperationCallFacts {
  readonly operation: OperationModel;
  readonly args: Readonly<Record<string, unknown>>;
  readonly onceKey?: string | undefined;
  readonly draft?: DraftCall | undefined;
}

/**
 * The operation that a request is sent for. Interceptors read it from `config.call`. It is a class, because axios
 * copies plain objects of a config key by key and drops keys named `constructor` or `prototype`.
 */
export class OperationCall {
  readonly operation: OperationModel;
  readonly args: Readonly<Record<string, unknown>>;
  /** Idempotency key. Absent if the operation can be repeated. */
  readonly onceKey: string | undefined;
  readonly draft: DraftCall | undefined;

  constructor({ operation, args, onceKey, draft }: OperationCallFacts) {
    this.operation = operation;
    this.args = args;
    this.onceKey = operation.once ? onceKey : undefined;
    this.draft = draft;
  }
}

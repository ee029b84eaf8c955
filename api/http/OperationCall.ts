import type { DraftCall, OperationModel } from '#engine';

interface OperationCallFacts {
  readonly operation: OperationModel;
  readonly args: Readonly<Record<string, unknown>>;
  readonly onceKey?: string | undefined;
  readonly draft?: DraftCall | undefined;
}

/**
 * What a request is sent for. Interceptors read it at `config.call`. A class, because axios copies plain objects of a
 * config key by key and drops those called `constructor` or `prototype`.
 */
export class OperationCall {
  readonly operation: OperationModel;
  readonly args: Readonly<Record<string, unknown>>;
  /** Idempotency key; absent where the operation may be repeated. */
  readonly onceKey: string | undefined;
  readonly draft: DraftCall | undefined;

  constructor({ operation, args, onceKey, draft }: OperationCallFacts) {
    this.operation = operation;
    this.args = args;
    this.onceKey = operation.once ? onceKey : undefined;
    this.draft = draft;
  }
}

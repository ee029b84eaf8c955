import { AxiosError, isCancel } from 'axios';
import { AbortError, anonymous, type Expressions, OperationError, readError, type Scope } from '#engine';
import type { OperationCall } from './OperationCall.ts';

/**
 * The `OperationError` of a refused or failed request, or the `AbortError` of a cancelled one. An error that is not
 * from axios, or belongs to no call, is returned unchanged.
 */
export function toOperationError(error: unknown, expressions: Expressions): unknown {
  const call = error instanceof AxiosError ? error.config?.call : undefined;
  if (!(error instanceof AxiosError) || call === undefined) return error;
  if (isCancel(error)) return new AbortError(call.operation.id);
  const { response } = error;
  return readError({
    operation: call.operation,
    status: response?.status ?? 0,
    answer: readRefusal(response?.data),
    scope: errorScope(call, expressions),
  });
}

interface FailedCall {
  readonly call: OperationCall;
  readonly expressions: Expressions;
}

/** The error of a request without a response, for example if an interceptor of the portal throws. */
export function toFailure(error: unknown, { call, expressions }: FailedCall): Error {
  if (error instanceof OperationError || error instanceof AbortError) return error;
  // The author of the interceptor needs the original error.
  console.error(error);
  return readError({ operation: call.operation, status: 0, answer: undefined, scope: errorScope(call, expressions) });
}

/** A refusal is JSON. If the request expected a file, axios returns it as bytes. */
function readRefusal(data: unknown): unknown {
  if (!(data instanceof ArrayBuffer || ArrayBuffer.isView(data))) return data;
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(data));
    return parsed;
  } catch {
    return undefined;
  }
}

function errorScope({ args }: OperationCall, expressions: Expressions): Scope {
  const unknownTime = (): string => '';
  const clock = { today: unknownTime, now: unknownTime };
  return { variables: { body: args }, user: anonymous, settings: {}, clock, expressions };
}

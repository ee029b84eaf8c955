import type { Handler } from './handler.types.ts';

/**
 * Defines the function that handles an operation.
 *
 * @example defineHandler('loans.get', async ({ record, notFound }) => record ?? notFound())
 */
export function defineHandler(operation: string, run: Handler['run']): Handler {
  return { operation, run };
}

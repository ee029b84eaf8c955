import { isAllowed } from '../access/isAllowed.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Caller } from '../model/runtime.types.ts';

/** The operation with the page size of the user, for requests that do not specify one. */
export function withPageSize(
  operation: OperationModel,
  caller: Caller,
  release: Pick<Release, 'access'>,
): OperationModel {
  const { sizes } = operation;
  if (sizes === undefined) return operation;
  const first = sizes.find(({ allow }) => isAllowed(allow, caller, release));
  return first === undefined ? operation : { ...operation, size: first.is };
}

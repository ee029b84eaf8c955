import type { OperationModel } from '#engine';

/** True for an operation that no user can call: only effects and server code run it. */
export function isInternal({ allow }: Pick<OperationModel, 'allow'>): boolean {
  return Object.keys(allow).length === 0;
}

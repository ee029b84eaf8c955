import type { CallModel, NoticeModel, OperationModel } from '#engine';

/**
 * Returns the notice for an outcome: that of the call, otherwise that of the operation. The first known key is used.
 */
export function pickNotice(
  call: CallModel,
  operation: OperationModel,
  keys: readonly string[],
): NoticeModel | undefined {
  const notices = { ...operation.notices, ...call.notices };
  const key = keys.find((known) => Object.hasOwn(notices, known));
  return key === undefined ? undefined : notices[key];
}

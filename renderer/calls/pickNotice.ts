import type { CallModel, NoticeModel, OperationModel } from '#engine';

/** The notice of a moment: what the place says about it, else the operation; of several keys the first that is known. */
export function pickNotice(
  call: CallModel,
  operation: OperationModel,
  keys: readonly string[],
): NoticeModel | undefined {
  const notices = { ...operation.notices, ...call.notices };
  const key = keys.find((known) => Object.hasOwn(notices, known));
  return key === undefined ? undefined : notices[key];
}

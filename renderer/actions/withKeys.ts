import type { ActionModel } from '#engine';

/** Actions with a key each: a list may run one operation in two ways. */
export function withKeys(
  actions: readonly ActionModel[],
): readonly { readonly key: string; readonly action: ActionModel }[] {
  const seen = new Map<string, number>();
  return actions.map((action) => {
    const times = (seen.get(action.name) ?? 0) + 1;
    seen.set(action.name, times);
    return { key: times === 1 ? action.name : `${action.name} ${times}`, action };
  });
}

import type { ActionModel } from '#engine';

/** Adds a unique React key to each action. A list can contain the same operation twice. */
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

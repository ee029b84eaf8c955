import { type DefinitionName, keyOf } from '../data/operations.ts';
import type { DraftStore, OpenDraft } from './DraftStore.ts';

/** A change of the text of one definition. */
export interface DraftChange extends DefinitionName {
  readonly change: (text: string) => string;
}

/**
 * Changes several drafts together: those that are not open are loaded first. Resolves to the definitions that somebody
 * else is changing or that cannot be loaded; then nothing is changed.
 */
export async function editDrafts(
  store: DraftStore,
  changes: readonly DraftChange[],
): Promise<readonly DefinitionName[]> {
  const names = new Map(changes.map(({ kind, definition }) => [keyOf({ kind, definition }), { kind, definition }]));
  for (const name of names.values()) store.open(name);
  const drafts = await Promise.all([...names.values()].map((name) => whenLoaded(store, name)));
  const refused = drafts.filter(({ status }) => status === 'conflict' || status === 'failed');
  if (refused.length > 0) return refused;
  const source = `together ${Date.now()}`;
  for (const { change, ...name } of changes) store.edit(name, change(store.get(name)?.text ?? ''), source);
  return [];
}

function whenLoaded(store: DraftStore, name: DefinitionName): Promise<OpenDraft> {
  return new Promise((resolve) => {
    const look = () => {
      const draft = store.get(name);
      if (draft === undefined || draft.status === 'loading') return;
      stop();
      resolve(draft);
    };
    const stop = store.subscribe(look);
    look();
  });
}

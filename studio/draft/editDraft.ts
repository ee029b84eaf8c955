import type { DefinitionName } from '../data/operations.ts';
import type { DraftStore, OpenDraft } from './DraftStore.ts';

/**
 * Changes a draft that may not be open yet: it is loaded first. Does nothing to a draft that somebody else has changed
 * meanwhile, or that cannot be loaded; resolves to whether it was changed.
 */
export async function editDraft(
  store: DraftStore,
  name: DefinitionName,
  change: (text: string) => string,
): Promise<boolean> {
  store.open(name);
  const draft = await whenLoaded(store, name);
  if (draft.status === 'conflict' || draft.status === 'failed') return false;
  store.edit(name, change(draft.text), `change ${Date.now()}`);
  return true;
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

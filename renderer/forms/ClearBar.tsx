import { useSyncExternalStore } from 'react';
import { Button } from '../look/Button.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import type { FormStore } from './FormStore.ts';

/**
 * A button below a form whose answers are read immediately. It clears the optional fields; hidden if there are none to
 * clear.
 */
export function ClearBar({ store }: { readonly store: FormStore }) {
  const say = useEngineText();
  const hasMore = useSyncExternalStore(store.subscribe, () =>
    store.getFields().some(({ path }) => {
      const state = store.getField(path);
      return state !== undefined && !state.required && !state.locked;
    }),
  );
  if (!hasMore) return null;
  return (
    <div className="form-bar">
      <Button type="button" size="small" onClick={() => store.clear()}>
        {say('clearFilters')}
      </Button>
    </div>
  );
}

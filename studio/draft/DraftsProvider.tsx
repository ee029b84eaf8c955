import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useRuntime } from '#renderer/host';
import type { DefinitionName } from '../data/operations.ts';
import { useCaller, useDrafts } from '../data/useStudioData.ts';
import { createDraftStore, type DraftStore, type OpenDraft } from './DraftStore.ts';

const DraftsContext = createContext<DraftStore | undefined>(undefined);

const acts = ['pointerdown', 'click', 'keydown', 'focusout'] as const;

/** A key that writes or removes a letter. */
function isTyping({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (key.length === 1 && !ctrlKey && !metaKey && !altKey) || key === 'Backspace' || key === 'Delete';
}

interface DraftsProviderProps {
  /** The live release. */
  readonly hash: string;
  readonly children: ReactNode;
}

/** Holds the definitions that are open, whichever view is shown. */
export function DraftsProvider({ hash, children }: DraftsProviderProps) {
  const call = useCaller();
  const queries = useQueryClient();
  const { user } = useRuntime();
  const { data: drafts } = useDrafts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later release is told to the store, which stays.
  const store = useMemo(
    () =>
      createDraftStore({
        call,
        hash,
        person: user.email ?? '',
        onSaved: () => void queries.invalidateQueries({ queryKey: ['studio', 'drafts'] }),
      }),
    [call, queries, user.email],
  );
  useEffect(() => store.reset(hash), [store, hash]);
  useEffect(() => {
    if (drafts !== undefined) store.heard(drafts);
  }, [store, drafts]);
  useEffect(() => {
    // Whoever presses something acts on what was typed.
    const tell = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !isTyping(event)) store.tell();
    };
    for (const name of acts) window.addEventListener(name, tell, true);
    return () => {
      for (const name of acts) window.removeEventListener(name, tell, true);
    };
  }, [store]);
  useEffect(() => {
    const leave = () => void store.flush();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [store]);
  return <DraftsContext value={store}>{children}</DraftsContext>;
}

export function useDraftStore(): DraftStore {
  const store = use(DraftsContext);
  if (store === undefined) throw new Error('Definitions are opened inside a DraftsProvider');
  return store;
}

/** A definition that is being written; it is loaded when it is first asked for. Undefined without a name. */
export function useOpenDraft(name: DefinitionName | undefined): OpenDraft | undefined {
  const store = useDraftStore();
  const { kind, definition } = name ?? {};
  const read = () => (kind === undefined || definition === undefined ? undefined : store.get({ kind, definition }));
  const draft = useSyncExternalStore(store.subscribe, read);
  useEffect(() => {
    if (draft === undefined && kind !== undefined && definition !== undefined) store.open({ kind, definition });
  }, [store, draft, kind, definition]);
  return draft;
}

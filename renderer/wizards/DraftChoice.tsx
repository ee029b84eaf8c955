import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../calls/LoadFailure.tsx';
import { Loading } from '../calls/Loading.tsx';
import { useRuntime } from '../contexts/useRuntime.ts';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { lazyThemed } from '../theme/lazyThemed.ts';
import type { DraftListProps } from './DraftList.tsx';
import { newSeed } from './newSeed.ts';
import { useOpenDrafts } from './useOpenDrafts.ts';

/** A user who starts the first draft sees no list. */
const LazyDraftList = lazyComponent<DraftListProps>(
  lazyThemed(
    () => import('./DraftList.tsx'),
    ({ DraftList }) => DraftList,
  ),
);

interface DraftChoiceProps {
  readonly wizard: string;
  /** Key of the wizard's parameters, see `paramsKey`. */
  readonly params: string;
  /** Renders the wizard with the draft of a key. */
  readonly children: (key: string) => ReactNode;
}

/** Valid draft names in a URL. A draft from when a wizard had only one has no name. */
const draftName = /^[\w-]{1,40}$/;
const unnamed = 'first';

/**
 * Lists the drafts of a wizard that can have several, and opens one of them or a new one. The URL contains its name, so
 * that it is continued after a reload, and the browser's Back returns to the list.
 */
export function DraftChoice({ wizard, params, children }: DraftChoiceProps) {
  const { config } = useRuntime();
  const [search, setSearch] = useSearchParams();
  const written = search.get('draft') ?? '';
  const name = draftName.test(written) ? written : undefined;
  const { isPending, drafts, error, remove, again } = useOpenDrafts(wizard, params, name === undefined);
  const isFirst = name === undefined && !isPending && error === null && drafts.length === 0;

  function open(draft: string, replace: boolean): void {
    setSearch(
      (before) => {
        before.set('draft', draft);
        return before;
      },
      { replace },
    );
  }

  // Nothing to choose from: the first draft begins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once.
  useEffect(() => {
    if (isFirst) open(newSeed(), true);
  }, [isFirst]);

  if (name !== undefined) return children(name === unnamed ? params : `${params}~${name}`);
  if (error !== null) return <LoadFailure error={error} call={callOf(config.operations.draftList)} onRetry={again} />;
  if (isPending || isFirst) return <Loading />;
  return (
    <LazyDraftList
      drafts={drafts}
      onOpen={({ key }) => open(key === params ? unnamed : key.slice(params.length + 1), false)}
      onBegin={() => open(newSeed(), false)}
      onDelete={remove}
    />
  );
}

function callOf(run: string) {
  return { run, with: {}, when: true, as: run, notices: {} };
}

import { useMemo } from 'react';
import { Blocks } from '../body/Blocks.tsx';
import { ErrorBoundary } from '../body/ErrorBoundary.tsx';
import { DataProvider } from '../calls/DataProvider.tsx';
import { useRuntime } from '../contexts/useRuntime.ts';
import { WithDependencies } from '../prefetch/WithDependencies.tsx';
import { RunsProvider } from '../scope/RunsProvider.tsx';
import { ScopeProvider } from '../scope/ScopeProvider.tsx';
import { getDefinition } from './getDefinition.ts';

interface EmbeddedBlocksProps {
  /** Id of the screen, with or without a route. */
  readonly screen: string;
  /** Name of the only block to render, such as `books` of `{ "table": "books" }`. Without it, all blocks of the screen are rendered. */
  readonly name?: string;
  /** Values for the `given` of the screen and the parameters of its route. */
  readonly given?: Readonly<Record<string, unknown>>;
}

const noValues: Readonly<Record<string, unknown>> = {};

/** Renders the blocks of a screen, such as a table, over the data of the screen. */
export function EmbeddedBlocks({ screen, ...props }: EmbeddedBlocksProps) {
  return (
    <ErrorBoundary>
      <RunsProvider>
        <BlocksOfRelease key={screen} screen={screen} {...props} />
      </RunsProvider>
    </ErrorBoundary>
  );
}

function BlocksOfRelease({ screen: id, name, given = noValues }: EmbeddedBlocksProps) {
  const { release } = useRuntime();
  const screen = getDefinition(release.screens, id);
  const body = useMemo(
    () => (name === undefined ? screen.body : [getDefinition(byName(screen.body), name)]),
    [screen, name],
  );
  return (
    <WithDependencies of={screen}>
      <ScopeProvider variables={{ route: given }}>
        <DataProvider data={screen.data} given={given}>
          <Blocks body={body} />
        </DataProvider>
      </ScopeProvider>
    </WithDependencies>
  );
}

function byName<Model extends { readonly name: string }>(blocks: readonly Model[]): Readonly<Record<string, Model>> {
  return Object.fromEntries(blocks.map((block) => [block.name, block]));
}

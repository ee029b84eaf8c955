import { useMemo } from 'react';
import type { WizardBlockModel } from '#engine/blocks/wizard';
import { Block } from '../body/Blocks.tsx';
import { ErrorBoundary } from '../body/ErrorBoundary.tsx';
import { useRuntime } from '../contexts/useRuntime.ts';
import { RunsProvider } from '../scope/RunsProvider.tsx';
import { ScopeProvider } from '../scope/ScopeProvider.tsx';
import { getDefinition } from './getDefinition.ts';

interface EmbeddedWizardProps {
  /** Id of the wizard. */
  readonly id: string;
  /** Values for the `given` of the wizard. */
  readonly given?: Readonly<Record<string, unknown>>;
}

const noValues: Readonly<Record<string, unknown>> = {};

/** Renders a wizard of the release. Its drafts are stored by the operations of `boot.config`. */
export function EmbeddedWizard({ id, given = noValues }: EmbeddedWizardProps) {
  return (
    <ErrorBoundary>
      <ScopeProvider variables={given}>
        <RunsProvider>
          <WizardOfRelease key={id} id={id} />
        </RunsProvider>
      </ScopeProvider>
    </ErrorBoundary>
  );
}

function WizardOfRelease({ id }: Pick<EmbeddedWizardProps, 'id'>) {
  const { release } = useRuntime();
  const { id: of } = getDefinition(release.wizards, id);
  const block = useMemo<WizardBlockModel>(
    () => ({ block: 'wizard', name: of, of, with: {}, when: true, actions: [] }),
    [of],
  );
  return <Block block={block} />;
}

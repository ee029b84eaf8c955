import { resolveGiven } from '#engine';
import type { WizardBlockModel } from '#engine/blocks/wizard';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { TitledBlock } from '../../forms/TitledBlock.tsx';
import { useScope } from '../../scope/useScope.ts';
import { ReadWizard } from '../../wizards/ReadWizard.tsx';
import { WizardView } from '../../wizards/WizardView.tsx';
import type { BlockProps } from '../BlockProps.ts';

/** Renders a wizard on a page. */
export function WizardBlock({ block }: BlockProps<WizardBlockModel>) {
  const { release } = useRuntime();
  const scope = useScope();
  const wizard = release.wizards[block.of];
  if (!wizard) throw new Error(`No wizard "${block.of}" in this release`);
  const { mode = 'edit' } = block;
  const given = resolveGiven(wizard.given, block.with, scope, release);
  return (
    <TitledBlock block={block}>
      {mode === 'edit' ? (
        <WizardView wizard={wizard} given={given} />
      ) : (
        <ReadWizard wizard={wizard} given={given} mode={mode} begin={block.begin} />
      )}
    </TitledBlock>
  );
}

import { FormView } from '../../forms/FormView.tsx';
import { TitledBlock } from '../../forms/TitledBlock.tsx';
import { resolveGiven } from '../../runtime/resolveGiven.ts';
import { useRuntime } from '../../runtime/useRuntime.ts';
import { useScope } from '../../runtime/useScope.ts';
import type { BlockProps } from '../BlockOf.ts';

/** A form on a page. */
export function FormBlock({ block }: BlockProps<'form'>) {
  const { release } = useRuntime();
  const scope = useScope();
  const form = release.forms[block.of];
  if (!form) throw new Error(`No form "${block.of}" in this release`);
  const given = resolveGiven(form.given, block.with, scope, release);
  return (
    <TitledBlock block={block}>
      <FormView form={form} given={given} mode={block.mode} host="page" name={block.name} />
    </TitledBlock>
  );
}

import { use, useRef } from 'react';
import { type Draft, isRecord, resolveGiven } from '#engine';
import type { FormBlockModel } from '#engine/blocks/form';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { FormView } from '../../forms/FormView.tsx';
import { TitledBlock } from '../../forms/TitledBlock.tsx';
import { PublishRunContext } from '../../scope/RunsProvider.tsx';
import { usePreferences } from '../../scope/usePreferences.ts';
import { useRemember } from '../../scope/useRemember.ts';
import { useScope } from '../../scope/useScope.ts';
import type { BlockProps } from '../BlockProps.ts';
import { pruneAnswers } from './pruneAnswers.ts';

const readDraft = (stored: unknown): Draft | undefined => (isRecord(stored) ? stored : undefined);

/**
 * Renders a form on a page. A form without `submits` and `then` publishes its answers as `run.<name>` while the user
 * edits them. With `remember`, it starts with the last answers, without those of fields that no longer exist.
 */
export function FormBlock({ block }: BlockProps<FormBlockModel>) {
  const { release } = useRuntime();
  const scope = useScope();
  const publish = use(PublishRunContext);
  const { isPending } = usePreferences(block.remember?.in === 'account');
  const [remembered, remember] = useRemember<Draft | undefined>(block, 'answers', undefined, readDraft);
  const form = release.forms[block.of];
  if (!form) throw new Error(`No form "${block.of}" in this release`);
  const given = resolveGiven(form.given, block.with, scope, release);
  const isOffering = form.submits.length === 0 && form.then === undefined;
  const asked = useRef<readonly string[]>([]);
  const keep = (answers: Draft) => {
    if (block.remember !== undefined) remember(pruneAnswers(answers, asked.current));
  };
  // A form reads its initial answers only once.
  if (isPending) return null;
  return (
    <TitledBlock block={block}>
      <FormView
        form={form}
        given={given}
        mode={block.mode}
        host="page"
        name={block.name}
        answers={remembered === undefined ? undefined : { draft: remembered, picked: {} }}
        onFields={(names) => {
          asked.current = names;
          if (remembered !== undefined && pruneAnswers(remembered, names) !== remembered) keep(remembered);
        }}
        onSubmitted={({ normalised }) => keep(normalised)}
        onAnswers={
          isOffering
            ? (answers) => {
                publish(block.name, { pending: false, failed: false, result: answers });
                keep(answers);
              }
            : undefined
        }
      />
    </TitledBlock>
  );
}

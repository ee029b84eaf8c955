import type { WidgetProps } from '@rjsf/utils';
import type { Ref } from 'react';
import type { FlowItem, Text } from '#engine';
import { createLeafRegistry } from '../forms/createLeafRegistry.ts';
import { Leaf } from '../forms/Leaf.tsx';
import { Alert } from '../look/Alert.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useMarkdown } from '../texts/useMarkdown.ts';
import { textOption } from '../widgets/readOptions.ts';
import { QuestionTemplate } from './QuestionTemplate.tsx';
import { questionField } from './questionField.ts';
import { questionFormats } from './questionFormats.ts';

interface QuestionViewProps {
  readonly id: string;
  readonly item: FlowItem;
  readonly problem: string | undefined;
  /** A question of its own page is a heading that takes the focus; one among many is a label. */
  readonly heading?: Ref<HTMLDivElement> | undefined;
  write(text: Text): string;
  change(value: unknown): void;
  leave(): void;
}

const registry = createLeafRegistry({
  widgets: { ...questionFormats, unknown: { Component: UnknownFormat } },
  templates: { FieldTemplate: QuestionTemplate },
  idPrefix: 'question',
});

/** One question: its text, help, input and what is wrong with the answer, drawn by the same leaf as a field of a form. */
export function QuestionView({ id, item, problem, heading, write, change, leave }: QuestionViewProps) {
  const markdown = useMarkdown();
  const { question, locked, required, value } = item;
  const format = questionFormats[question.format];
  const help = markdown(question.help);
  return (
    <Leaf
      id={id}
      field={questionField(question)}
      registry={registry}
      widget={format ? question.format : 'unknown'}
      label={write(question.text)}
      labelled={format?.label ?? 'group'}
      help={help === '' ? undefined : help}
      value={value}
      locked={locked}
      required={required}
      problem={problem}
      options={{
        heading,
        question,
        enumOptions: question.answers.map(({ answer, text }) => ({ value: answer, label: write(text) })),
      }}
      onChange={change}
      onBlur={leave}
    />
  );
}

/** What is drawn where a question has a format that is not registered. */
function UnknownFormat(props: WidgetProps) {
  const say = useEngineText();
  return (
    <Alert severity="error">
      {say('unknownFormat', { value: textOption(props, 'format')?.replace('unknown:', '') })}
    </Alert>
  );
}

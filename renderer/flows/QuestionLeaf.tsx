import type { WidgetProps } from '@rjsf/utils';
import type { Ref } from 'react';
import { type FlowItem, questionField, type Text } from '#engine';
import { createLeafRegistry } from '../forms/createLeafRegistry.ts';
import { Leaf } from '../forms/Leaf.tsx';
import { Alert } from '../look/Alert.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useMarkdown } from '../texts/useMarkdown.ts';
import { textOption } from '../widgets/readOptions.ts';
import type { WidgetChoice } from '../widgets/WidgetChoice.ts';
import type { WidgetOptions } from '../widgets/WidgetOptions.ts';
import { QuestionTemplate } from './QuestionTemplate.tsx';
import { findQuestionFormat, questionFormats } from './questionFormats.ts';

export interface QuestionLeafProps {
  readonly id: string;
  readonly item: FlowItem;
  readonly problem: string | undefined;
  /** The heading of a question on its own page, which receives the focus; a question among others has a label. */
  readonly heading?: Ref<HTMLDivElement> | undefined;
  write(text: Text): string;
  readonly choices: readonly WidgetChoice[];
  readonly selected?: WidgetChoice | undefined;
  /** How the options are loaded; undefined if they are static. */
  readonly lookup?: WidgetOptions | undefined;
  onChange(value: unknown): void;
}

const registry = createLeafRegistry({
  widgets: { ...questionFormats, unknown: { Component: UnknownFormat } },
  templates: { FieldTemplate: QuestionTemplate },
  idPrefix: 'question',
});

/** Renders the text, help, input and problem of a question with the same component as a field. */
export function QuestionLeaf(props: QuestionLeafProps) {
  const { id, item, problem, heading, write, choices, selected, lookup, onChange } = props;
  const markdown = useMarkdown();
  const { question, locked, required, value } = item;
  const format = findQuestionFormat(question);
  const help = markdown(question.help);
  return (
    <Leaf
      id={id}
      field={questionField(question)}
      registry={registry}
      widget={format?.name ?? 'unknown'}
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
        ...(question.unit === undefined ? {} : { unit: write(question.unit) }),
        enumOptions: choices,
        ...(lookup === undefined ? {} : { lookup, selected }),
      }}
      onChange={onChange}
      onBlur={() => undefined}
    />
  );
}

/** Shown if the format of a question is not registered. */
function UnknownFormat(props: WidgetProps) {
  const say = useEngineText();
  return (
    <Alert severity="error">
      {say('unknownFormat', { value: textOption(props, 'format')?.replace('unknown:', '') })}
    </Alert>
  );
}

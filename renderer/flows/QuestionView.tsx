import type { Ref } from 'react';
import type { FlowItem, Text } from '#engine';
import { useEngineText } from '../texts/useEngineText.ts';
import { LoadedQuestion } from './LoadedQuestion.tsx';
import { QuestionLeaf } from './QuestionLeaf.tsx';
import type { FlowState } from './useFlowState.ts';

interface QuestionViewProps {
  readonly id: string;
  readonly item: FlowItem;
  readonly state: FlowState;
  readonly problem: string | undefined;
  readonly heading?: Ref<HTMLDivElement> | undefined;
  write(text: Text): string;
}

/** Renders one question, with static or loaded options. */
export function QuestionView({ state, ...props }: QuestionViewProps) {
  const say = useEngineText();
  const { item, write } = props;
  const { question } = item;
  if (question.options && question.value === undefined) return <LoadedQuestion {...props} state={state} />;
  const choices =
    question.format === 'yes-no'
      ? [
          { value: true, label: say('yes') },
          { value: false, label: say('no') },
        ]
      : question.answers.map(({ answer, text }) => ({ value: answer, label: write(text) }));
  return <QuestionLeaf {...props} choices={choices} onChange={(value) => state.answer(item, value)} />;
}

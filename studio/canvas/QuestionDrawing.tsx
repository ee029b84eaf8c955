import { useMemo } from 'react';
import type { FlowItem, QuestionModel } from '#engine';
import { QuestionLeaf } from '#renderer/host';
import { useStudioText } from '../texts/useStudioText.ts';
import { plainText, stillQuestion } from './stillModel.ts';

/** A question as the renderer asks it, without an answer. */
export function QuestionDrawing({ id, question }: { readonly id: string; readonly question: QuestionModel }) {
  const say = useStudioText();
  const item = useMemo((): FlowItem => {
    const still = stillQuestion(question);
    const required = still.required === true;
    return {
      question: still,
      path: [`q${still.question}`],
      depth: 0,
      visible: true,
      locked: false,
      required,
      value: undefined,
    };
  }, [question]);
  const choices =
    question.format === 'yes-no'
      ? [
          { value: true, label: say('yes') },
          { value: false, label: say('no') },
        ]
      : item.question.answers.map(({ answer, text }) => ({ value: answer, label: plainText(text) }));
  return (
    <QuestionLeaf
      key={JSON.stringify(item.question)}
      id={`canvas${id.replaceAll(/[^A-Za-z0-9]/g, '-')}`}
      item={item}
      problem={undefined}
      write={plainText}
      choices={choices}
      onChange={() => undefined}
    />
  );
}

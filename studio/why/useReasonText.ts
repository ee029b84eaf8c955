import { useCallback } from 'react';
import type { QuestionModel } from '#engine';
import type { Reason } from '#engine/why';
import { type Subject, useText } from '#renderer/host';
import { useStudioText } from '../texts/useStudioText.ts';

/** Returns what a reason says, before the condition. */
export function useReasonText(): (reason: Reason, subject: Subject) => string {
  const say = useStudioText();
  const text = useText();
  return useCallback(
    ({ part, holds, policies, condition, answer }, subject) => {
      if (part === 'allow') {
        const names = policies ?? [];
        if (holds) return say('whyAllowed', { policies: names.join(', ') });
        return names.length === 0 ? say('whyTargetRefused') : say('whyNotAllowed', { policies: names.join(', ') });
      }
      if (part === 'around' || part === 'readOnly' || part === 'computed' || part === 'unknownFormat')
        return say(`why_${part}`);
      const chosen =
        part === 'answer' && subject.kind === 'flow' ? answerOf(subject.input.questions, answer) : undefined;
      const values = { answer: chosen === undefined ? String(answer ?? '') : text(chosen.text) };
      return typeof condition === 'boolean' ? say(`whyFixed_${part}`, values) : say(`why_${part}_${holds}`, values);
    },
    [say, text],
  );
}

function answerOf(questions: readonly QuestionModel[], id: unknown): QuestionModel['answers'][number] | undefined {
  for (const { answers, questions: below } of questions) {
    const found = answers.find(({ answer }) => answer === id) ?? answerOf(below, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

import type { QuestionModel, Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { FlowAnswers, FlowItem, PickedAnswer } from './FlowAnswers.ts';
import { findFormat } from './questionFormats.ts';
import { settleAnswers } from './settleAnswers.ts';

export interface CollectInput {
  readonly questions: readonly QuestionModel[];
  readonly answers: FlowAnswers;
  readonly scope: Scope;
  readonly release: Release;
}

/** The visible answers as a list to be sent: one for each answer picked, with its marks and the number of its instance. */
export function collectAnswers(input: CollectInput): readonly PickedAnswer[] {
  return settleAnswers(input).items.flatMap(picksOf);
}

function picksOf({ question, value, visible, groupId, repeat }: FlowItem): readonly PickedAnswer[] {
  if (!visible || repeat || value === undefined || value === null || value === '') return [];
  const picks = findFormat(question.format)?.picks(value) ?? [];
  return picks.map((answer) => {
    const marks = question.answers.find((one) => one.answer === answer)?.marks ?? {};
    return { ...marks, question: question.question, answer, ...(groupId === undefined ? {} : { groupId }) };
  });
}

import { isSame } from '../forms/isSame.ts';
import type { QuestionModel, Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Condition } from '../model/value.types.ts';
import { readPath } from '../records/readPath.ts';
import type { FlowAnswers, FlowItem, PickedAnswer } from './FlowAnswers.ts';
import { findFormat } from './questionFormats.ts';
import { settleAnswers } from './settleAnswers.ts';

export interface CollectInput {
  readonly questions: readonly QuestionModel[];
  readonly answers: FlowAnswers;
  readonly scope: Scope;
  readonly release: Release;
  /** The flow's own lock. */
  readonly locked?: Condition;
  /** Answers as they are stored. */
  readonly saved?: FlowAnswers;
}

/**
 * The visible answers as a list to be sent: one for each answer picked, with its marks and the number of its instance.
 * What is stored and locked is not sent again.
 */
export function collectAnswers(input: CollectInput): readonly PickedAnswer[] {
  return settleAnswers(input)
    .items.filter((item) => !isStored(item, input.saved))
    .flatMap(picksOf);
}

function isStored({ locked, path, value }: FlowItem, saved: FlowAnswers | undefined): boolean {
  const stored = locked ? readPath(saved, path.join('.')) : undefined;
  return stored !== undefined && isSame(stored, value);
}

function picksOf({ question, value, visible, groupId, repeat }: FlowItem): readonly PickedAnswer[] {
  if (!visible || repeat || value === undefined || value === null || value === '') return [];
  const picks = findFormat(question.format)?.picks(value) ?? [];
  return picks.map((answer) => {
    const marks = question.answers.find((one) => one.answer === answer)?.marks ?? {};
    return { ...marks, question: question.question, answer, ...(groupId === undefined ? {} : { groupId }) };
  });
}

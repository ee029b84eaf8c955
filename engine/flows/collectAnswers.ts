import { isDeepEqual } from '../forms/isDeepEqual.ts';
import type { QuestionModel } from '../model/kinds/flow.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Condition } from '../model/value.types.ts';
import { readPath } from '../records/readPath.ts';
import type { FlowAnswers, FlowItem, SelectedAnswer } from './FlowAnswers.ts';
import { findFormat } from './questionFormats.ts';
import { resolveAnswers } from './resolveAnswers.ts';

export interface CollectInput {
  readonly questions: readonly QuestionModel[];
  readonly answers: FlowAnswers;
  readonly scope: Scope;
  readonly release: Release;
  /** The flow's own lock. */
  readonly locked?: Condition;
  /** Stored answers. */
  readonly saved?: FlowAnswers;
}

/**
 * The visible answers as a list to send: one entry for each selected answer, with its marks and its instance number.
 * Stored answers that are locked are not sent again.
 */
export function collectAnswers(input: CollectInput): readonly SelectedAnswer[] {
  return resolveAnswers(input)
    .items.filter((item) => !isStored(item, input.saved))
    .flatMap(picksOf);
}

function isStored({ locked, path, value }: FlowItem, saved: FlowAnswers | undefined): boolean {
  const stored = locked ? readPath(saved, path.join('.')) : undefined;
  return stored !== undefined && isDeepEqual(stored, value);
}

function picksOf({ question, value, visible, groupId, repeat }: FlowItem): readonly SelectedAnswer[] {
  if (!visible || repeat || value === undefined || value === null || value === '') return [];
  const picks = findFormat(question.format)?.picks(value) ?? [];
  return picks.map((answer) => {
    const marks = question.answers.find((one) => one.answer === answer)?.marks ?? {};
    return { ...marks, question: question.question, answer, ...(groupId === undefined ? {} : { groupId }) };
  });
}

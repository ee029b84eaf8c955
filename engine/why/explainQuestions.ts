import type { FlowInput, FlowItem } from '../flows/FlowAnswers.ts';
import { findFormat } from '../flows/questionFormats.ts';
import { resolveAnswers } from '../flows/resolveAnswers.ts';
import type { QuestionModel } from '../model/kinds/flow.types.ts';
import type { Condition } from '../model/value.types.ts';
import type { ExplainedQuestion, Reason } from './Reason.types.ts';
import { type Evaluations, evaluationsByPath, evaluationsOf, reasonsOf } from './reasonOf.ts';
import { traceScope } from './traceScope.ts';

/**
 * Explains for each question of a flow, in each instance, why it is visible, hidden, locked or required, and why its
 * answers can be selected. The items are those of `resolveAnswers`, and the reasons are what it evaluates.
 */
export function explainQuestions(input: FlowInput): readonly ExplainedQuestion[] {
  const { answers, items } = resolveAnswers(input);
  // Once hidden answers are removed, each condition is evaluated once, with the answers that count.
  const { scope, evaluated } = traceScope(input.scope);
  resolveAnswers({ ...input, answers, scope });
  const paths = evaluationsByPath(evaluated);
  const questions = questionsById(input.questions);
  return items.map((item) => ({
    item,
    reasons: reasonsOfItem(item, {
      ...input,
      // The item has only the answers that can be selected.
      question: questions.get(item.question.question) ?? item.question,
      evaluated: paths.get(item.path.join('.')) ?? [],
    }),
  }));
}

interface Deciding extends Evaluations {
  readonly question: QuestionModel;
  /** The lock of the flow. */
  readonly locked?: Condition;
}

function reasonsOfItem(item: FlowItem, deciding: Deciding): readonly Reason[] {
  const { question, evaluated, release } = deciding;
  const evaluations = { evaluated, release };
  // In an instance, a repeated question is always visible: its condition is evaluated outside.
  const { when } = item.question;
  if (!item.visible) {
    const own = evaluationsOf(when, evaluations);
    const isOwn = own.length > 0 || when === false;
    return [isOwn ? { part: 'when', holds: false, condition: when, evaluated: own } : aroundHidden];
  }
  return [
    ...reasonsOf({ part: 'when', condition: when, holds: true, ...evaluations }),
    ...reasonsOfLock(item, deciding),
    ...reasonsOf({ part: 'required', condition: question.required, holds: item.required, ...evaluations }),
    ...question.answers.flatMap(({ answer, when: shown = true }) => {
      const holds = item.question.answers.some((one) => one.answer === answer);
      const reasons = reasonsOf({ part: 'answer', condition: shown, holds, ...evaluations });
      return reasons.map((reason) => ({ ...reason, answer }));
    }),
  ];
}

const aroundHidden: Reason = { part: 'around', holds: false, evaluated: [] };

/** The first reason that locks a question ends the evaluation, as in `resolveAnswers`. */
function reasonsOfLock(item: FlowItem, { question, locked, ...evaluations }: Deciding): readonly Reason[] {
  if (findFormat(question.format) === undefined) return [{ part: 'unknownFormat', holds: true, evaluated: [] }];
  if (question.value !== undefined) return [{ part: 'computed', holds: true, evaluated: [] }];
  const isAsked = locked !== undefined && evaluationsOf(locked, evaluations).length > 0;
  const isOfFlow = locked !== undefined && (isAsked || question.locked === false);
  return [
    ...reasonsOf({ part: 'locked', condition: question.locked, holds: item.locked && !isOfFlow, ...evaluations }),
    ...(isOfFlow ? reasonsOf({ part: 'flowLocked', condition: locked, holds: item.locked, ...evaluations }) : []),
  ];
}

function questionsById(questions: readonly QuestionModel[]): ReadonlyMap<unknown, QuestionModel> {
  const all = (list: readonly QuestionModel[]): readonly QuestionModel[] =>
    list.flatMap((one) => [one, ...all(one.questions)]);
  return new Map(all(questions).map((one) => [one.question, one]));
}

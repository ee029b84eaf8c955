import type { PolicyModel } from '../model/kinds/access.types.ts';
import type { AnswerModel, QuestionModel } from '../model/kinds/flow.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { resolveChoice } from '../values/resolveChoice.ts';
import { resolveCondition } from '../values/resolveCondition.ts';
import type { QuestionId } from './FlowAnswers.ts';

/**
 * The question with the answers that can be selected now and their current marks. Most questions are returned
 * unchanged.
 */
export function resolveQuestion(
  question: QuestionModel,
  scope: Scope,
  policies: readonly PolicyModel[],
): QuestionModel {
  if (!question.answers.some(isConditional)) return question;
  const hidden = new Set<QuestionId>();
  for (const { answer, no, when } of question.answers) {
    if (when === undefined || resolveCondition(when, scope, policies)) continue;
    hidden.add(answer);
    // Hiding a statement hides both of its answers.
    if (no !== undefined) hidden.add(no);
  }
  const answers = question.answers
    .filter(({ answer }) => !hidden.has(answer))
    .map((answer) => resolveMarks(answer, scope, policies));
  const { exactly } = question;
  return {
    ...question,
    answers,
    ...(exactly === undefined ? {} : { exactly: Math.min(exactly, selectable({ ...question, answers })) }),
  };
}

/** The value without answers that cannot be selected now. */
export function retainSelectable(question: QuestionModel, resolved: QuestionModel, value: unknown): unknown {
  if (question === resolved) return value;
  const isHidden = (id: unknown): boolean =>
    question.answers.some(({ answer }) => answer === id) && !resolved.answers.some(({ answer }) => answer === id);
  if (!Array.isArray(value)) return isHidden(value) ? undefined : value;
  const retained = value.filter((id: unknown) => !isHidden(id));
  return retained.length === value.length ? value : retained;
}

function isConditional({ when, conditionalMarks }: AnswerModel): boolean {
  return when !== undefined || conditionalMarks !== undefined;
}

function resolveMarks(answer: AnswerModel, scope: Scope, policies: readonly PolicyModel[]): AnswerModel {
  const { when: _when, conditionalMarks, ...resolved } = answer;
  if (conditionalMarks === undefined) return resolved;
  const marks = Object.entries(conditionalMarks).flatMap(([name, choice]) => {
    const mark = resolveChoice(choice, scope, policies);
    return mark === undefined ? [] : [[name, mark] as const];
  });
  return { ...resolved, marks: { ...answer.marks, ...Object.fromEntries(marks) } };
}

/** The maximum number of answers that can be selected at once. */
function selectable({ format, answers }: QuestionModel): number {
  return format === 'pairs' ? answers.filter(({ no }) => no !== undefined).length : answers.length;
}

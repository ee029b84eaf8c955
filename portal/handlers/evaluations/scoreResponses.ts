import {
  collectAnswers,
  computeResults,
  type FlowModel,
  type FlowProblem,
  type QuestionModel,
  type Scope,
  type SelectedAnswer,
  validateAnswers,
} from '#engine';
import { Refusal } from '#server';
import { type AnswerIds, answerIds } from '../questions/answerIds.ts';
import { categoryOf } from '../questions/categoryOf.ts';
import { questionsOfBank } from '../questions/evaluationBank.ts';
import { bankOf } from './evaluationQuestions.ts';
import type { StoredEvaluation } from './findEvaluation.ts';
import { toAnswers } from './toAnswers.ts';
import { type ReleaseContext, underRelease } from './underRelease.ts';

/** The only region with a prediction. */
export const predictedRegion = 1;

type Detail = Readonly<Record<string, unknown>>;

interface Scored {
  /** Results of the bank, by name. */
  readonly results: Readonly<Record<string, unknown>>;
  /** The answers as they are stored. */
  readonly details: readonly Detail[];
  /** Probability of an independent contractor, from 0 to 1; absent in regions without a prediction. */
  readonly probability?: number;
  /** Release of the questions. */
  readonly release: string;
}

/** Scores the responses to an evaluation. Throws a `Refusal` unless they answer every question. */
export async function scoreResponses(
  context: ReleaseContext,
  evaluation: StoredEvaluation,
  responses: unknown,
): Promise<Scored> {
  const pinned = await underRelease(context, evaluation);
  const { bank, about } = bankOf(pinned.release, evaluation);
  const { flow } = bank;
  const asked = questionsOfBank(bank, about, pinned.scope);
  const scope = withVariables(pinned.scope, { ...about });
  const ids = answerIds(evaluation.answerKey);
  const picked = check({ ...pinned, scope }, asked, { responses, ids, rules: flow.rules });
  const results = computeResults({ flow, picked, scope });
  const probability = about.regionId === predictedRegion ? results['probability'] : undefined;
  return {
    results,
    details: picked.map((answer) => detailOf({ ...pinned, type: about.type }, asked, answer)),
    ...(typeof probability === 'number' ? { probability } : {}),
    release: pinned.release.hash,
  };
}

function withVariables(scope: Scope, variables: Readonly<Record<string, unknown>>): Scope {
  return { ...scope, variables: { ...scope.variables, ...variables } };
}

/** Returns the answers with their marks. Refuses unknown, missing and duplicate ones, each with its location. */
function check(
  context: ReleaseContext,
  asked: readonly QuestionModel[],
  given: { readonly responses: unknown; readonly ids: AnswerIds; readonly rules: FlowModel['rules'] },
): readonly SelectedAnswer[] {
  const { answers, strangers } = toAnswers(asked, given);
  const problems: readonly FlowProblem[] = validateAnswers({
    questions: asked,
    answers,
    scope: context.scope,
    runtime: context.runtime,
    rules: given.rules,
    strict: true,
  });
  const fields: Record<string, string> = {};
  for (const stranger of strangers) fields[`/responses/${stranger}`] = context.text({ text: 'engine/answerUnknown' });
  for (const problem of problems) fields[`/responses/${problem.path}`] = problem.message;
  if (Object.keys(fields).length > 0) {
    throw new Refusal({
      status: 422,
      code: 'validation',
      message: context.text({ text: 'engine/answersInvalid' }),
      fields,
    });
  }
  return collectAnswers({ questions: asked, answers, scope: context.scope, release: context.release });
}

/** Returns one answer as it is stored: with the shown texts, and with its mark. */
function detailOf(
  context: Pick<ReleaseContext, 'text'> & { readonly type: string },
  asked: readonly QuestionModel[],
  picked: SelectedAnswer,
) {
  const question = asked.find((candidate) => candidate.question === picked.question);
  const answer = question?.answers.find((candidate) => candidate.answer === picked.answer);
  return {
    question: picked.question,
    questionText: question === undefined ? '' : context.text(question.text),
    answer: picked.answer,
    answerText: answer === undefined ? String(picked.answer) : context.text(answer.text),
    icCompliant: picked['icCompliant'],
    type: context.type,
    ...(question === undefined ? {} : { categoryId: categoryOf(question) }),
  };
}

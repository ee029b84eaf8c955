import {
  collectAnswers,
  computeResults,
  type FlowModel,
  type FlowProblem,
  isAllowed,
  type QuestionModel,
  type Scope,
  type SelectedAnswer,
  validateAnswers,
} from '#engine';
import { applyTransition, type HandlerContext, lockRecord, Refusal } from '#server';
import { definePortalHandler, type PortalContext } from '../../contract/definePortalHandler.ts';
import { type AnswerIds, answerIds } from '../questions/answerIds.ts';
import { findBank } from '../questions/findBank.ts';
import { visibleQuestions } from '../questions/visibleQuestions.ts';
import { typeOf } from './evaluationQuestions.ts';
import { findEvaluation, type StoredEvaluation } from './findEvaluation.ts';
import { recordEvaluation } from './recordEvaluation.ts';
import { resubmitOther } from './resubmitOther.ts';
import { toAnswers } from './toAnswers.ts';
import { underRelease } from './underRelease.ts';

/**
 * Takes the answers of one side: all of them, to the questions of that region, once. Score and recommendation come from
 * the bank; what both sides together mean for the project follows in the same transaction.
 */
export const submitEvaluation = definePortalHandler('evaluations.submitResponses', async (context) => {
  const { projectNumber, id, regionId, ...found } = await findEvaluation(context, context.args.id);
  assertMaySubmit(context, found);
  // Both sides may answer at once; the project is held first, so that the second one sees the first one's answers.
  await lockRecord(context, 'project', projectNumber);
  const evaluation = await findEvaluation(context, id);
  const pinned = await underRelease(context, evaluation);
  const { flow, questions } = findBank(pinned.release, 'evaluations.questions', { type: typeOf(evaluation) });
  const asked = visibleQuestions(questions, { regionId }, pinned.scope);
  const scope = withVariables(pinned.scope, { regionId });
  const ids = answerIds(evaluation.answerKey);
  const picked = check({ ...pinned, scope }, asked, { responses: context.args.responses, ids, rules: flow.rules });
  const results = computeResults({ flow, picked, scope });
  const values = {
    score: results['score'],
    release: pinned.release.hash,
    evaluationDetails: picked.map((answer) => detailOf(pinned, asked, answer)),
    ...notesOf(context.args),
  };
  await applyTransition(context, { entity: 'evaluation', key: id, values });
  await recordEvaluation(context, evaluation, results['recommendation']);
  if (context.args.selectedOnly === false) await resubmitOther(context, evaluation);
});

/** A restructure is answered by whoever administers the program, and an edit names the evaluation that it is made of. */
function assertMaySubmit(
  context: PortalContext<'evaluations.submitResponses'>,
  { side, type, record }: Pick<StoredEvaluation, 'side' | 'type' | 'record'>,
): void {
  const { submittedType } = context.args;
  if (submittedType !== undefined && ![type, side.toUpperCase()].includes(submittedType)) context.notFound();
  if (record['restructure'] === true && !isAllowed(['program-admin'], context.scope, context.release)) {
    context.refuse(403, 'forbidden', { text: 'engine/forbidden' });
  }
}

function notesOf({ evaluationNotes }: { readonly evaluationNotes?: string | undefined }) {
  return evaluationNotes === undefined ? {} : { evaluationNotes };
}

function withVariables(scope: Scope, variables: Readonly<Record<string, unknown>>): Scope {
  return { ...scope, variables: { ...scope.variables, ...variables } };
}

/** The answers with their marks; refuses what is unknown, missing or one too many, each at its place. */
function check(
  context: HandlerContext,
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

/** What is kept of one answer: the words as they were shown, and the mark as it was then. */
function detailOf(context: HandlerContext, asked: readonly QuestionModel[], picked: SelectedAnswer) {
  const question = asked.find((candidate) => candidate.question === picked.question);
  const answer = question?.answers.find((candidate) => candidate.answer === picked.answer);
  return {
    question: picked.question,
    questionText: question === undefined ? '' : context.text(question.text),
    answer: picked.answer,
    answerText: answer === undefined ? String(picked.answer) : context.text(answer.text),
    icCompliant: picked['icCompliant'],
  };
}

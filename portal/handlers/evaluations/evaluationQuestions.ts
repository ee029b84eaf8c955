import { randomInt, randomUUID } from 'node:crypto';
import { type FlowModel, isAllowed, orderQuestions, type QuestionModel, type Release, shuffleOrder } from '#engine';
import { type HandlerContext, lockRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { evaluationStore } from '../../tables/stores.ts';
import { answerIds } from '../questions/answerIds.ts';
import {
  type EvaluationKind,
  evaluationBank,
  questionsOfBank,
  typeOfReEvaluation,
} from '../questions/evaluationBank.ts';
import type { Bank } from '../questions/findBank.ts';
import { toEvaluationQuestion } from '../questions/toWire.ts';
import { findEvaluation, type StoredEvaluation } from './findEvaluation.ts';
import { lastAnswers } from './lastAnswers.ts';
import { isOpen } from './openStatuses.ts';
import { underRelease } from './underRelease.ts';

const resolution = 2 ** 32;

/** Returns an unpredictable number in [0, 1), because the order of questions must not be guessable. */
function chance(): number {
  return randomInt(resolution) / resolution;
}

/**
 * Returns the questions of a type, in a new random order that is recorded in the evaluation. An existing evaluation has
 * the questions of its own type and of the release it was started under, whatever type the caller sends.
 */
export const evaluationQuestions = definePortalHandler('evaluations.questions', async (context) => {
  const { args } = context;
  if (args.evaluationId !== undefined) {
    return ask(context, await findEvaluation(context, args.evaluationId), async () => new Set());
  }
  const { release, scope, text: words } = context;
  const { regionId = 1, companyId, currentOnly } = args;
  const type = args.reEvaluation === true ? typeOfReEvaluation(args.type) : args.type;
  const bank = evaluationBank(release, type);
  if (bank === undefined) return context.notFound();
  const about = { type, regionId, companyId, currentOnly };
  const asked = questionsOfBank(bank, about, scope);
  // Without an evaluation, the ids of answers are only valid for this response.
  const wire = { ...about, words, marks: seesMarks(context), ids: answerIds(randomUUID()), defaults: new Set() };
  return orderQuestions(asked, drawOrder(release, bank, asked)).map((one) => toEvaluationQuestion(one, wire));
});

/** Returns the questions of a review, with the previous or default answers preselected. */
export const reviewEvaluation = definePortalHandler('evaluations.template', async (context) => {
  const { id, submittedResponses = true, templateProjectNumber } = context.args;
  const evaluation = await findEvaluation(context, id);
  return ask(context, evaluation, async (asked) => {
    const last = submittedResponses ? await lastAnswers(context, evaluation, templateProjectNumber) : undefined;
    return new Set(asked.flatMap((question) => chosenAnswers(question, last)));
  });
});

/** Returns the questions of an evaluation in random order, with these answers preselected. */
async function ask(
  context: HandlerContext,
  evaluation: StoredEvaluation,
  chosen: (asked: readonly QuestionModel[]) => Promise<ReadonlySet<unknown>>,
) {
  const { release, scope, text: words } = await underRelease(context, evaluation);
  const { bank, about } = bankOf(release, evaluation);
  const asked = questionsOfBank(bank, about, scope);
  const order = drawOrder(release, bank, asked);
  const ids = answerIds(await begin(context, evaluation.id, { order, release: release.hash }));
  const wire = { ...about, words, marks: seesMarks(context), ids, defaults: await chosen(asked) };
  return orderQuestions(asked, order).map((question) => toEvaluationQuestion(question, wire));
}

/** Returns the previous answers, or the default answer if there are none. */
function chosenAnswers({ answers }: QuestionModel, last: ReadonlySet<unknown> | undefined): readonly unknown[] {
  const given = answers.filter(({ answer }) => last?.has(answer) === true);
  return (given.length > 0 ? given : answers.filter((one) => one.default)).map(({ answer }) => answer);
}

/** Marks of answers are hidden from users who are evaluated. */
function seesMarks({ scope, release }: HandlerContext): boolean {
  return isAllowed(['program-admin'], scope, release);
}

/** Returns a random order if the flow of the bank is shuffled, else the order of the bank. */
function drawOrder(release: Release, { flow }: Bank, asked: readonly QuestionModel[]): readonly (string | number)[] {
  const asking: FlowModel | undefined = Object.values(release.flows).find(({ bank }) => bank === flow.id);
  return asking?.order === 'shuffled' ? shuffleOrder(asked, chance) : asked.map(({ question }) => question);
}

/**
 * Returns the question bank of an evaluation by its type, and the values that its questions depend on. Throws if there
 * is no bank for the type.
 */
export function bankOf(
  release: Release,
  { side, type, regionId, companyId }: Pick<StoredEvaluation, 'side' | 'type' | 'regionId' | 'companyId'>,
): { readonly bank: Bank; readonly about: EvaluationKind } {
  const own = evaluationBank(release, type);
  const usual = side === 'manager' ? 'MANAGER' : 'CONTRACTOR';
  const bank = own ?? evaluationBank(release, usual);
  if (bank === undefined) throw new Error(`No flow asks an evaluation of the type "${type}".`);
  return { bank, about: { type: own === undefined ? usual : type, regionId, companyId } };
}

interface Begun {
  readonly order: readonly unknown[];
  readonly release: string;
}

/**
 * Records the questions, unless they were answered meanwhile, and returns the key for the ids of answers. An evaluation
 * that was started before there were keys keeps the ids of the bank, because its draft contains them.
 */
async function begin(context: HandlerContext, id: number, asked: Begun): Promise<string | undefined> {
  const record = await lockRecord(context, 'evaluation', id);
  const known = typeof record['answerKey'] === 'string' ? record['answerKey'] : undefined;
  if (!isOpen(context.release, record['status'])) return known;
  const answerKey = known ?? (record['order'] === undefined ? randomUUID() : undefined);
  const key = answerKey === undefined ? {} : { answerKey };
  await evaluationStore.update(context.db, id, { ...record, ...asked, ...key }, entityOf(context));
  return answerKey;
}

export function entityOf(context: HandlerContext) {
  const entity = context.release.entities['evaluation'];
  if (entity === undefined) throw new Error('The release has no entity "evaluation".');
  return entity;
}

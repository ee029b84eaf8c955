import { randomInt, randomUUID } from 'node:crypto';
import { isAllowed, orderQuestions, shuffleOrder } from '#engine';
import { type HandlerContext, lockRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { evaluationStore } from '../../tables/stores.ts';
import { answerIds } from '../questions/answerIds.ts';
import { findBank, hasBank } from '../questions/findBank.ts';
import { toEvaluationQuestion } from '../questions/toWire.ts';
import { visibleQuestions } from '../questions/visibleQuestions.ts';
import { findEvaluation, type StoredEvaluation } from './findEvaluation.ts';
import { underRelease } from './underRelease.ts';

const resolution = 2 ** 32;

/** A number in [0, 1) that nobody can foretell: the order of questions must not be guessed. */
function chance(): number {
  return randomInt(resolution) / resolution;
}

/**
 * The questions of a side, in an order that is drawn anew at each load and recorded at the evaluation. An evaluation is
 * asked the questions of its own side and of the release it was begun under, whatever the caller names.
 */
export const evaluationQuestions = definePortalHandler('evaluations.questions', async (context) => {
  const { args } = context;
  const evaluation = args.evaluationId === undefined ? undefined : await findEvaluation(context, args.evaluationId);
  const pinned = evaluation === undefined ? context : await underRelease(context, evaluation);
  const { release, scope, text: words } = pinned;
  const type = evaluation === undefined ? bankTypeOf(args.type) : typeOf(evaluation);
  if (!hasBank(release, 'evaluations.questions', { type })) return context.notFound();
  const { flow, questions } = findBank(release, 'evaluations.questions', { type });
  const regionId = evaluation?.regionId ?? args.regionId ?? 1;
  const asked = visibleQuestions(questions, { regionId }, scope);
  const asking = Object.values(release.flows).find((candidate) => candidate.bank === flow.id);
  const order = asking?.order === 'shuffled' ? shuffleOrder(asked, chance) : asked.map((question) => question.question);
  const begun = { order, release: release.hash };
  // Who looks at the questions of no evaluation in particular is shown them under ids of that moment.
  const ids = answerIds(evaluation === undefined ? randomUUID() : await begin(context, evaluation.id, begun));
  const marks = isAllowed(['program-admin'], context.scope, context.release);
  const wire = { words, marks, ids, defaults: new Set() };
  return orderQuestions(asked, order).map((question) => toEvaluationQuestion(question, wire));
});

interface Begun {
  readonly order?: readonly unknown[];
  readonly release?: string;
}

/**
 * Records what was asked, unless the answers came meanwhile, and gives the key of the ids of its answers. One that was
 * begun before there were keys goes on with the ids of the bank, which is what its draft holds.
 */
async function begin(context: HandlerContext, id: number, asked: Begun): Promise<string | undefined> {
  const record = await lockRecord(context, 'evaluation', id);
  const known = typeof record['answerKey'] === 'string' ? record['answerKey'] : undefined;
  if (record['status'] !== 'INCOMPLETE') return known;
  const answerKey = known ?? (record['order'] === undefined ? randomUUID() : undefined);
  const key = answerKey === undefined ? {} : { answerKey };
  await evaluationStore.update(context.db, id, { ...record, ...asked, ...key }, entityOf(context));
  return answerKey;
}

/** Types of evaluations that are asked the questions of another one. */
const sharedBanks: Readonly<Record<string, string>> = { MANAGER_RE: 'MANAGER', CONTRACTOR_SP: 'CONTRACTOR' };

function bankTypeOf(type: string): string {
  return Object.hasOwn(sharedBanks, type) ? (sharedBanks[type] ?? type) : type;
}

/** The bank of a side. */
export function typeOf({ side }: Pick<StoredEvaluation, 'side'>): 'MANAGER' | 'CONTRACTOR' {
  return side === 'manager' ? 'MANAGER' : 'CONTRACTOR';
}

/** The questions of a re-evaluation, with the answers of the last round chosen beforehand. */
export const reviewEvaluation = definePortalHandler('evaluations.template', async (context) => {
  const evaluation = await findEvaluation(context, context.args.id);
  const { release, scope, text: words } = await underRelease(context, evaluation);
  const { questions } = findBank(release, 'evaluations.questions', { type: typeOf(evaluation) });
  const asked = visibleQuestions(questions, { regionId: evaluation.regionId }, scope);
  const ids = answerIds(await begin(context, evaluation.id, {}));
  const last = await lastAnswers(context, evaluation.projectNumber, evaluation.side);
  const marks = isAllowed(['program-admin'], context.scope, context.release);
  return asked.map((question) => {
    const usual = question.answers.filter((answer) => answer.default).map(({ answer }) => answer);
    return toEvaluationQuestion(question, { words, marks, ids, defaults: last ?? new Set(usual) });
  });
});

/** Answers of the latest complete round of that side; undefined when there is none. */
async function lastAnswers(
  context: HandlerContext,
  project: string,
  side: string,
): Promise<ReadonlySet<unknown> | undefined> {
  const row = await context.db
    .selectFrom('evaluation')
    .select('attributes')
    .where('project_number', '=', project)
    .where('side', '=', side)
    .where('status', '=', 'COMPLETE')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const details = row?.attributes['evaluationDetails'];
  return Array.isArray(details) ? new Set(details.map((detail: { answer?: unknown }) => detail.answer)) : undefined;
}

export function entityOf(context: HandlerContext) {
  const entity = context.release.entities['evaluation'];
  if (entity === undefined) throw new Error('The release has no entity "evaluation".');
  return entity;
}

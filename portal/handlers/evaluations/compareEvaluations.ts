import type { HandlerContext } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { type AnsweredQuestion, answeredQuestions, bankFor, slotOf } from './answeredQuestions.ts';
import { findEvaluation, type StoredEvaluation } from './findEvaluation.ts';
import { underRelease } from './underRelease.ts';

/** An answer with its slot in the manager's bank. */
interface PlacedAnswer extends AnsweredQuestion {
  /** Absent if the other side has no equivalent question. */
  readonly place?: string;
  /** The equivalent answer of the manager. */
  readonly means: unknown;
}

/**
 * Compares the answers of two complete evaluations: equivalent questions are in one row, in the order of the first
 * evaluation, followed by questions of the second one only.
 */
export const compareEvaluations = definePortalHandler('evaluations.compare', async (context) => {
  const { sourceId, sourceType, targetId, targetType } = context.args;
  const source = await findTyped(context, { id: sourceId, type: sourceType });
  const target = await findTyped(context, { id: targetId, type: targetType });
  if (source.status !== 'COMPLETE' || target.status !== 'COMPLETE') {
    return context.refuse(409, 'state', { text: 'engine/stateRefused' });
  }
  const places = await managerPlaces(context, [source, target]);
  const left = await placedAnswers(context, { evaluation: source, places });
  const right = await placedAnswers(context, { evaluation: target, places });
  const written = (one: AnsweredQuestion) => writeAnswer(context, one);
  const matched = left.map((one) => {
    const other = right.find(({ place }) => place !== undefined && place === one.place);
    return {
      sourceQA: written(one),
      ...(other === undefined ? {} : { targetQA: written(other) }),
      matchedAnswers: other?.means === one.means,
    };
  });
  const alone = right.filter(({ place }) => place === undefined || !left.some((one) => one.place === place));
  return [...matched, ...alone.map((one) => ({ targetQA: written(one), matchedAnswers: false }))];
});

/** Returns the evaluation with this id and type; refuses with 404 otherwise. */
async function findTyped(
  context: HandlerContext,
  { id, type }: { readonly id: unknown; readonly type: string },
): Promise<StoredEvaluation> {
  const evaluation = await findEvaluation(context, id);
  return [evaluation.type, evaluation.side.toUpperCase()].includes(type) ? evaluation : context.notFound();
}

/** Returns answer of the manager's bank → its slot, from the releases of both evaluations. */
async function managerPlaces(
  context: HandlerContext,
  evaluations: readonly StoredEvaluation[],
): Promise<ReadonlyMap<unknown, string>> {
  const places = new Map<unknown, string>();
  for (const evaluation of evaluations) {
    const pinned = await underRelease(context, { ...evaluation, begunUnder: String(evaluation.record['release']) });
    for (const question of bankFor(pinned, { side: 'manager', type: 'MANAGER', regionId: evaluation.regionId })) {
      for (const { answer } of question.answers) places.set(answer, slotOf(question, answer));
    }
  }
  return places;
}

async function placedAnswers(
  context: HandlerContext,
  { evaluation, places }: { readonly evaluation: StoredEvaluation; readonly places: ReadonlyMap<unknown, string> },
): Promise<readonly PlacedAnswer[]> {
  const answers = await answeredQuestions(context, evaluation.record);
  return answers.map((one) => {
    const means = evaluation.side === 'manager' ? one.answer : one.counterpart;
    const place = places.get(means);
    return { ...one, means, ...(place === undefined ? {} : { place }) };
  });
}

/** A statement of a pair is answered with Yes or No. */
function writeAnswer(context: HandlerContext, one: AnsweredQuestion) {
  const { question, questionText, answerText, icCompliant, statement, holds } = one;
  if (statement === undefined) return { question, questionText, answerText, icCompliant };
  const said = context.text({ text: holds === true ? 'engine/yes' : 'engine/no' });
  return { question, questionText: statement, answerText: said, icCompliant };
}

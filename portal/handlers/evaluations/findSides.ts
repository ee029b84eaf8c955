import { sql } from 'kysely';
import { isRecord } from '#engine';
import type { HandlerContext } from '#server';
import { evaluationStore } from '../../tables/stores.ts';
import { withStatements } from './withStatements.ts';

type Row = Readonly<Record<string, unknown>>;

const describing = ['id', 'type', 'status', 'score', 'createdAt', 'completedAt'] as const;

interface Sides {
  /**
   * Returns the details of each side of an evaluation's round, the manager's first: of both sides for users who may
   * read all evaluations, of the evaluation's own side for others. The answers of a detail are left out.
   */
  of(evaluation: Row): readonly Row[];
}

/** Loads the sides of the rounds of the evaluations with these ids. */
export async function findSides(context: HandlerContext, ids: readonly number[]): Promise<Sides> {
  const stored = await evaluationStore.loadWhere(context.db, {
    where: sql`project_number in (select asked.project_number from evaluation asked where asked.id = any(${[...ids]}))`,
    order: sql`id`,
  });
  const ofProject = Map.groupBy(stored, ({ projectNumber }) => projectNumber);
  const readsAll = context.access.some(({ relation }) => relation === 'all');
  return {
    of: (evaluation) => {
      const all = ofProject.get(evaluation['projectNumber']) ?? [];
      return sidesOf(evaluation, readsAll ? all : all.filter((one) => isOfSamePerson(one, evaluation)));
    },
  };
}

/** Adds the answers to the details of an evaluation's sides, as list and as text. */
export async function withAnswers(context: HandlerContext, evaluation: Row): Promise<Row> {
  const { sides } = evaluation;
  if (!Array.isArray(sides)) return evaluation;
  const answered: Row[] = [];
  for (const side of sides.filter(isRecord)) {
    const [stored] = await evaluationStore.load(context.db, [Number(side['id'])]);
    const { evaluationDetails: responses } = stored === undefined ? {} : await withStatements(context, stored);
    answered.push(Array.isArray(responses) ? { ...side, responses, answerText: textOf(responses) } : side);
  }
  return { ...evaluation, sides: answered };
}

/** Who may read an evaluation as its evaluated person may read all of the same side. */
function isOfSamePerson(one: Row, other: Row): boolean {
  return one['side'] === other['side'] && one['evaluateeLogicalName'] === other['evaluateeLogicalName'];
}

function sidesOf(evaluation: Row, readable: readonly Row[]): readonly Row[] {
  const inRound = readable.filter((one) => roundOf(one) === roundOf(evaluation));
  return ['manager', 'contractor'].flatMap((side) => {
    // The evaluation itself is the detail of its side, also if its round has a later one.
    const own = inRound.findLast((one) => one['id'] === evaluation['id'] && one['side'] === side);
    const detail = own ?? inRound.findLast((one) => one['side'] === side);
    return detail === undefined ? [] : [detailOf(detail, readable)];
  });
}

function roundOf({ id, legacyId }: Row): unknown {
  return legacyId ?? id;
}

function detailOf(detail: Row, readable: readonly Row[]): Row {
  const { parentEvaluationId, evaluateeLogicalName } = detail;
  return {
    ...described(detail),
    ...(parentEvaluationId === undefined ? {} : { parentEvaluationId }),
    evaluateeLogicalName,
    alternateDetails: earlierOf(detail, readable),
  };
}

/** Returns the evaluations that a detail was restructured from, the last one first. */
function earlierOf({ parentEvaluationId }: Row, readable: readonly Row[]): readonly Row[] {
  const parent = readable.find(({ id }) => id === parentEvaluationId);
  return parent === undefined ? [] : [described(parent), ...earlierOf(parent, readable)];
}

function described(evaluation: Row): Row {
  return Object.fromEntries(
    describing.flatMap((name) => (evaluation[name] === undefined ? [] : [[name, evaluation[name]]])),
  );
}

/** Returns answers as text, one line for each. */
function textOf(responses: readonly unknown[]): string {
  const lines = responses.filter(isRecord).map(({ questionText, answerText }) => `${questionText}: ${answerText}`);
  return lines.join('\n');
}

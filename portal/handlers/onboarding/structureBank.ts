import { sql } from 'kysely';
import type { FlowAnswers, QuestionModel } from '#engine';
import { type HandlerContext, preparedPrefix } from '#server';
import { findBank } from '../questions/findBank.ts';
import { visibleQuestions } from '../questions/visibleQuestions.ts';

/** Answers to questions from this id on are not stored. */
export const notStored = 1000;

/** Returns all questions about a business, for every type. */
export function structureBank({ release }: Pick<HandlerContext, 'release'>): readonly QuestionModel[] {
  return findBank(release, 'businessStructure.responses').questions;
}

/** Returns the questions for a business of this type, and those it has answered. */
export function structureQuestions(
  context: Pick<HandlerContext, 'release' | 'scope'>,
  { type, answers = {} }: { readonly type: string; readonly answers?: FlowAnswers },
): readonly QuestionModel[] {
  const bank = structureBank(context);
  const asked = new Set(visibleQuestions(bank, { type }, context.scope));
  return bank.filter((question) => asked.has(question) || answers[`q${question.question}`] !== undefined);
}

type Db = Pick<HandlerContext, 'db'>;

/** Returns the answers of an organisation, by `q<id>`. */
export async function structureAnswers(context: Db, organization: number): Promise<FlowAnswers> {
  return (await structureAnswersOfEach(context, [organization])).get(organization) ?? {};
}

interface Answered {
  readonly organization_id: number;
  readonly question: number;
  readonly answer: FlowAnswers[string];
}

/** Returns organisation → its answers, by `q<id>`. */
export async function structureAnswersOfEach(
  { db }: Db,
  organizations: readonly number[],
): Promise<ReadonlyMap<number, FlowAnswers>> {
  const { rows } = await sql<Answered>`${preparedPrefix}select organization_id, question, answer from structure_response
    where organization_id = any(${[...organizations]})`.execute(db);
  const byOrganization = Map.groupBy(rows, ({ organization_id }) => organization_id);
  return new Map(
    [...byOrganization].map(([id, own]) => [
      id,
      Object.fromEntries(own.map(({ question, answer }) => [`q${question}`, answer])),
    ]),
  );
}

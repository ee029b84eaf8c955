import type { FlowAnswers, QuestionModel } from '#engine';
import type { HandlerContext } from '#server';
import { findBank } from '../questions/findBank.ts';
import { visibleQuestions } from '../questions/visibleQuestions.ts';

/** Questions from this id on are asked and not stored. */
export const notStored = 1000;

/** All questions about a business, whoever is asked. */
export function structureBank({ release }: Pick<HandlerContext, 'release'>): readonly QuestionModel[] {
  return findBank(release, 'businessStructure.responses').questions;
}

/** The questions that a business of this type is asked, and those it has answered. */
export function structureQuestions(
  context: Pick<HandlerContext, 'release' | 'scope'>,
  { type, answers = {} }: { readonly type: string; readonly answers?: FlowAnswers },
): readonly QuestionModel[] {
  const bank = structureBank(context);
  const asked = new Set(visibleQuestions(bank, { type }, context.scope));
  return bank.filter((question) => asked.has(question) || answers[`q${question.question}`] !== undefined);
}

/** What an organisation has answered, by `q<id>`. */
export async function structureAnswers({ db }: Pick<HandlerContext, 'db'>, organization: number): Promise<FlowAnswers> {
  const rows = await db
    .selectFrom('structure_response')
    .select(['question', 'answer'])
    .where('organization_id', '=', organization)
    .execute();
  return Object.fromEntries(rows.map(({ question, answer }) => [`q${question}`, answer]));
}

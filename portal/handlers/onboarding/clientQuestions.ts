import type { QuestionModel } from '#engine';
import type { HandlerContext } from '#server';
import { findBank, hasBank } from '../questions/findBank.ts';
import { visibleQuestions } from '../questions/visibleQuestions.ts';

/** The category of the questions that decide about the conflict status of a project. */
export const usualCategory = 'CONFLICT_QUESTION';

interface Client {
  readonly companyId: number;
  readonly regionId: number;
}

interface Asked extends Client {
  readonly category: string;
}

/** Returns the questions of a category for a client in a region. Refuses with 404 if the category does not exist. */
export function clientQuestions(
  context: HandlerContext,
  { category, companyId, regionId }: Asked,
): readonly QuestionModel[] {
  const { release, scope } = context;
  if (!hasBank(release, 'conflict.questions', { category })) return context.notFound();
  const { questions } = findBank(release, 'conflict.questions', { category });
  return visibleQuestions(questions, { companyId, regionId }, scope);
}

/** Returns the conflict status of a new project: a client without questions waits for no answers. */
export function firstConflictStatus(context: HandlerContext, client: Client): 'COMPLETE' | 'INCOMPLETE' {
  const questions = clientQuestions(context, { category: usualCategory, ...client });
  return questions.length === 0 ? 'COMPLETE' : 'INCOMPLETE';
}

/** Returns the ids of questions and their children. */
export function idsOf(questions: readonly QuestionModel[]): readonly number[] {
  return questions.flatMap(({ question, questions: below }) => [Number(question), ...idsOf(below)]);
}

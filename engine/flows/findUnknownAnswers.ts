import type { QuestionModel } from '../model/kinds/flow.types.ts';
import { isRecord } from '../records/readPath.ts';
import { answerKey } from './FlowAnswers.ts';

/** Dotted paths of answers without a question, at most fifty. */
export function findUnknownAnswers(questions: readonly QuestionModel[], answers: unknown): readonly string[] {
  return walk(questions, answers, '').slice(0, 50);
}

function walk(questions: readonly QuestionModel[], answers: unknown, prefix: string): string[] {
  if (!isRecord(answers)) return [];
  const known = new Map(standing(questions).map((question) => [answerKey(question), question]));
  return Object.keys(answers).flatMap((key) => {
    const question = known.get(key);
    if (!question) return [`${prefix}${key.slice(0, 100)}`];
    if (!question.repeat) return [];
    const { repeat: _repeat, ...own } = question;
    const instances: readonly unknown[] = Array.isArray(answers[key]) ? answers[key] : [];
    return instances.flatMap((instance, index) => walk([own], instance, `${prefix}${key}.${index}.`));
  });
}

/** Questions whose answers are on the same level: the answers of a plain question's children are on its level. */
function standing(questions: readonly QuestionModel[]): QuestionModel[] {
  return questions.flatMap((question) => (question.repeat ? [question] : [question, ...standing(question.questions)]));
}

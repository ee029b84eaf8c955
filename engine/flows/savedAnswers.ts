import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { QuestionModel } from '../model/kinds/flow.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { answerKey, type FlowAnswers } from './FlowAnswers.ts';
import { mappedChildren } from './mappedChildren.ts';
import { mostEntries, readId, readProperty } from './readMapping.ts';

interface SavedInput {
  /** Describes the items. */
  readonly source: EntityModel;
  readonly items: readonly unknown[];
  /** The questions that were created from the items. */
  readonly questions: readonly QuestionModel[];
  readonly scope: Scope;
  readonly release: Release;
}

/**
 * The stored answers in foreign questions, where `each` declares them, including those of nested questions. A repeated
 * question provides its instances itself.
 */
export function savedAnswers({ source, items, questions, scope, release }: SavedInput): FlowAnswers {
  const { each } = source;
  if (each?.['saved'] === undefined) return {};
  const known = new Map(questions.map((question) => [answerKey(question), question]));
  const saved: Record<string, unknown> = {};
  for (const item of items.slice(0, mostEntries)) {
    const inner = { ...scope, variables: { ...scope.variables, item, list: items } };
    const key = `q${readId(each['question'], inner)}`;
    const question = known.get(key);
    if (question === undefined) continue;
    const value = readProperty(each['saved'], inner);
    if (value !== undefined && value !== null && value !== '') saved[key] = readAnswer(question, value);
    if (question.repeat !== undefined) continue;
    const below = mappedChildren(each['questions'], { source, scope: inner, release });
    if (below) Object.assign(saved, savedAnswers({ ...below, questions: question.questions, scope: inner, release }));
  }
  return saved;
}

const numberFormats: readonly string[] = ['int', 'number'];

/** Foreign answers are often texts, even for numeric questions. */
function readAnswer({ format }: QuestionModel, value: unknown): unknown {
  return numberFormats.includes(format) && Number.isFinite(Number(value)) ? Number(value) : value;
}

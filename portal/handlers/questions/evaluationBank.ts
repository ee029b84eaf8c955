import type { QuestionModel, Release, Scope } from '#engine';
import { type Bank, findBank, hasBank } from './findBank.ts';
import { visibleQuestions } from './visibleQuestions.ts';

const operation = 'evaluations.questions';

/** In earlier releases, these types had the questions of the other type. */
const earlierTypes: Readonly<Record<string, string>> = { MANAGER_RE: 'MANAGER', CONTRACTOR_SP: 'CONTRACTOR' };

/** Returns the bank with the questions of a type of evaluation. Undefined if there is none. */
export function evaluationBank(release: Release, type: string): Bank | undefined {
  const earlier = Object.hasOwn(earlierTypes, type) ? earlierTypes[type] : undefined;
  const known = [type, earlier ?? type].find((name) => hasBank(release, operation, { type: name }));
  return known === undefined ? undefined : findBank(release, operation, { type: known });
}

/** Returns the type of a re-evaluation: managers have other questions then. */
export function typeOfReEvaluation(type: string): string {
  return type === 'MANAGER' ? 'MANAGER_RE' : type;
}

/** The values that the questions of an evaluation depend on. */
export interface EvaluationKind {
  readonly type: string;
  readonly regionId: number;
  /** Client of the project. Without it, the client's own questions are left out. */
  readonly companyId?: number | undefined;
  /** False includes questions that are no longer in use. */
  readonly currentOnly?: boolean | undefined;
}

/** Returns the questions of a bank for an evaluation of this type in this region. */
export function questionsOfBank(
  bank: Bank,
  { type, regionId, companyId, currentOnly }: EvaluationKind,
  scope: Scope,
): readonly QuestionModel[] {
  return visibleQuestions(bank.questions, { type, regionId, companyId, currentOnly }, scope);
}

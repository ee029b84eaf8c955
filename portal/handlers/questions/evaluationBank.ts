import type { QuestionModel, Release, Scope } from '#engine';
import { type Bank, findBank, hasBank } from './findBank.ts';
import { visibleQuestions } from './visibleQuestions.ts';

const operation = 'evaluations.questions';

/** Releases from before these types had questions of their own ask what the other type is asked. */
const earlierTypes: Readonly<Record<string, string>> = { MANAGER_RE: 'MANAGER', CONTRACTOR_SP: 'CONTRACTOR' };

/** The bank with the questions of a type of evaluations; undefined for a type that has none. */
export function evaluationBank(release: Release, type: string): Bank | undefined {
  const earlier = Object.hasOwn(earlierTypes, type) ? earlierTypes[type] : undefined;
  const known = [type, earlier ?? type].find((name) => hasBank(release, operation, { type: name }));
  return known === undefined ? undefined : findBank(release, operation, { type: known });
}

/** The type whose questions are asked again: managers answer others in a re-evaluation. */
export function typeOfReEvaluation(type: string): string {
  return type === 'MANAGER' ? 'MANAGER_RE' : type;
}

/** What the questions of an evaluation depend on. */
export interface EvaluationKind {
  readonly type: string;
  readonly regionId: number;
  /** Client of the project; its own questions are left out where it is not known. */
  readonly companyId?: number | undefined;
  /** False for the questions that are no longer asked, too. */
  readonly currentOnly?: boolean | undefined;
}

/** The questions of a bank that an evaluation of this type is asked in this region. */
export function questionsOfBank(
  bank: Bank,
  { type, regionId, companyId, currentOnly }: EvaluationKind,
  scope: Scope,
): readonly QuestionModel[] {
  return visibleQuestions(bank.questions, { type, regionId, companyId, currentOnly }, scope);
}

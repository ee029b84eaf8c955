import type { QuestionModel } from '../model/kinds/flow.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Condition, Json } from '../model/value.types.ts';

/**
 * Answers by `q<id>`. A child's answer stands beside its parent's. Under a repeated question stands a list of
 * instances, each with its own answers, the question's own included.
 */
export type FlowAnswers = Readonly<Record<string, unknown>>;

/** Id of a question or of an answer. */
export type QuestionId = string | number;

/** What every function over questions is given. The scope holds `given` and `data` names. */
export interface FlowInput {
  readonly questions: readonly QuestionModel[];
  readonly answers: FlowAnswers;
  readonly scope: Scope;
  readonly release: Release;
  /** The flow's own lock, asked for each question with its stored answer as `this.saved`. */
  readonly locked?: Condition;
  /** Answers as they are stored, in the same shape. */
  readonly saved?: FlowAnswers;
}

/** How one question, in one instance, stands for the answers so far. */
export interface FlowItem {
  /** With the answers that can be selected now, and their marks. */
  readonly question: QuestionModel;
  /** Place of its answer: `['q302', 0, 'q303']`. */
  readonly path: readonly (string | number)[];
  /** Number of the instance, from 1; absent outside repeated questions. */
  readonly groupId?: number;
  /** How many parents it has. */
  readonly depth: number;
  readonly visible: boolean;
  readonly locked: boolean;
  readonly required: boolean;
  /** Absent when hidden. */
  readonly value: unknown;
  /** On the item that stands for a repeated question as a whole; each instance has items of its own. */
  readonly repeat?: { readonly instances: number; readonly canAdd: boolean; readonly canRemove: boolean };
}

export interface FlowProblem {
  /** Dotted place, `q302.0.q303`. */
  readonly path: string;
  readonly question?: QuestionId;
  /** `required`, a keyword, `exactly`, `options`, `rule:<name>`, `field/unknown`, `field/hidden`, `field/locked`. */
  readonly code: string;
  readonly message: string;
}

/** One answer as it is sent, with the marks of the bank. */
export type SelectedAnswer = {
  readonly question: QuestionId;
  readonly answer: QuestionId | boolean;
  readonly groupId?: number;
} & Readonly<Record<string, Json>>;

/** Name under which a question's answer stands. */
export function answerKey(question: Pick<QuestionModel, 'question'>): string {
  return `q${question.question}`;
}

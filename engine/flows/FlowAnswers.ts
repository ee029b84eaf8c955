import type { QuestionModel } from '../model/kinds/flow.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Condition, Json } from '../model/value.types.ts';

/**
 * Answers by `q<id>`. The answer to a child question is on the same level as the answer to its parent. The value of a
 * repeated question is a list of instances, each with its own answers, including the answer to the question itself.
 */
export type FlowAnswers = Readonly<Record<string, unknown>>;

/** Id of a question or of an answer. */
export type QuestionId = string | number;

/** The input of every function over questions. The scope contains the `given` and `data` names. */
export interface FlowInput {
  readonly questions: readonly QuestionModel[];
  readonly answers: FlowAnswers;
  readonly scope: Scope;
  readonly release: Release;
  /** The flow's own lock, evaluated for each question with its stored answer as `this.saved`. */
  readonly locked?: Condition;
  /** Stored answers, in the same shape. */
  readonly saved?: FlowAnswers;
}

/** The state of one question, in one instance, for the current answers. */
export interface FlowItem {
  /** With the answers that can be selected now, and their marks. */
  readonly question: QuestionModel;
  /** The path of its answer: `['q302', 0, 'q303']`. */
  readonly path: readonly (string | number)[];
  /** Number of the instance, from 1. Absent outside repeated questions. */
  readonly groupId?: number;
  /** Number of its ancestors. */
  readonly depth: number;
  readonly visible: boolean;
  readonly locked: boolean;
  readonly required: boolean;
  /** Absent when hidden. */
  readonly value: unknown;
  /** Only on the item of a repeated question as a whole. Each instance has items of its own. */
  readonly repeat?: { readonly instances: number; readonly canAdd: boolean; readonly canRemove: boolean };
}

export interface FlowProblem {
  /** Dotted path, `q302.0.q303`. */
  readonly path: string;
  readonly question?: QuestionId;
  /** `required`, a keyword, `exactly`, `options`, `rule:<name>`, `field/unknown`, `field/hidden`, `field/locked`. */
  readonly code: string;
  readonly message: string;
}

/** One answer as it is sent, with the marks of the question bank. */
export type SelectedAnswer = {
  readonly question: QuestionId;
  readonly answer: QuestionId | boolean;
  readonly groupId?: number;
} & Readonly<Record<string, Json>>;

/** The key of a question's answer. */
export function answerKey(question: Pick<QuestionModel, 'question'>): string {
  return `q${question.question}`;
}

import type { ActionModel, CallModel, DataModel, Mode } from '../call.types.ts';
import type { OptionsModel, RuleModel } from '../field.types.ts';
import type { Choice, Condition, Expression, Json, Template, Text } from '../value.types.ts';

export interface AnswerModel {
  /** Id, or the text itself where the definition has a bare string. */
  readonly answer: string | number;
  readonly text: Text;
  /** The other half of a Yes/No pair. */
  readonly no?: string | number;
  readonly default: boolean;
  readonly marks: Readonly<Record<string, Json>>;
  /** Marks that depend on a condition. Where they are resolved, they are among `marks`. */
  readonly conditionalMarks?: Readonly<Record<string, Choice<Json>>>;
  /** Absent where the answer can always be selected. */
  readonly when?: Condition;
}

export interface FaqModel {
  readonly faq: string | number;
  readonly text: Text;
  readonly answer: Text;
}

export interface QuestionModel {
  readonly question: number | string;
  readonly text: Text;
  readonly help?: Text;
  readonly format: string;
  readonly answers: readonly AnswerModel[];
  /** Where the answers come from when they are loaded. */
  readonly options?: OptionsModel;
  /** Unit of the number, shown beside it. */
  readonly unit?: Text;
  /** What the question is in a system of codes. */
  readonly code?: { readonly system?: string; readonly value: string };
  /** Answer at the start. */
  readonly default?: Template;
  /** Computed, never answered by a user. */
  readonly value?: Expression | Choice<Expression>;
  readonly exactly?: number;
  readonly repeat?: { readonly min: number; readonly max?: number };
  readonly group?: string;
  readonly questions: readonly QuestionModel[];
  readonly faqs: readonly FaqModel[];
  readonly when: Condition;
  readonly locked: Condition;
  readonly required: Condition;
  readonly rules: readonly RuleModel[];
  readonly messages: Readonly<Record<string, Text>>;
  /** JSON Schema words of the answer (`pattern`, `minimum`, `maxLength`, …). */
  readonly schema: Readonly<Record<string, Json>>;
  readonly constraint: string;
}

export interface ResultFieldModel {
  readonly field: string;
  readonly title: Text;
  readonly type: string;
  readonly value: Expression;
  /** Drawn while the questions are answered. */
  readonly shown?: true;
}

export interface FlowModel {
  readonly id: string;
  readonly title: Text;
  readonly given: Readonly<Record<string, string>>;
  readonly data: readonly DataModel[];
  readonly text?: Text;
  /** Own questions (a bank), or the call that brings them. */
  readonly questions: readonly QuestionModel[] | CallModel | Choice<CallModel>;
  readonly bank?: string;
  /** Answers to begin with. */
  readonly begin?: Expression;
  readonly prefill: Condition;
  /** All answers are shown on a page of their own before they are sent. Absent: never. */
  readonly review?: Condition;
  readonly locked: Condition;
  readonly pages: 'question' | 'group' | 'all';
  readonly order: 'fixed' | 'shuffled';
  readonly marks: Readonly<Record<string, string>>;
  readonly results: readonly ResultFieldModel[];
  /** Rules over all answers, each at `q<id>`. */
  readonly rules?: readonly RuleModel[];
  readonly submits: readonly CallModel[];
  readonly mode: Mode;
  readonly messages: Readonly<Record<string, Text>>;
  readonly then?: ActionModel;
}

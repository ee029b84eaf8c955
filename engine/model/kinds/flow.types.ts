import type { ActionModel, CallModel, DataModel, Mode } from '../call.types.ts';
import type { OptionsModel, RuleModel } from '../field.types.ts';
import type { Choice, Condition, Expression, Json, Template, Text } from '../value.types.ts';

export interface AnswerModel {
  /** Id, or the text itself if the definition has a plain string. */
  readonly answer: string | number;
  readonly text: Text;
  /** The other answer of a Yes/No pair. */
  readonly no?: string | number;
  readonly default: boolean;
  readonly marks: Readonly<Record<string, Json>>;
  /** Marks that depend on a condition. After they are resolved, they are part of `marks`. */
  readonly conditionalMarks?: Readonly<Record<string, Choice<Json>>>;
  /** Absent if the answer can always be selected. */
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
  /** The source of the answers, if they are loaded. */
  readonly options?: OptionsModel;
  /** Unit of the number, shown next to it. */
  readonly unit?: Text;
  /** The code of the question in a coding system. */
  readonly code?: { readonly system?: string; readonly value: string };
  /** Initial answer. */
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
  /** JSON Schema keywords of the answer (`pattern`, `minimum`, `maxLength`, …). */
  readonly schema: Readonly<Record<string, Json>>;
  readonly constraint: string;
}

export interface ResultFieldModel {
  readonly field: string;
  readonly title: Text;
  readonly type: string;
  readonly value: Expression;
  /** Shown while the questions are answered. */
  readonly shown?: true;
}

/** Records in which submitted answers to a flow are stored. */
export interface AnswerRecordsModel {
  readonly of: string;
  /** Property with the answers. */
  readonly at: string;
  /** Property path → value of the records with submitted answers to the flow. */
  readonly only: Readonly<Record<string, Json>>;
  /** Property with the time of the submission. */
  readonly since?: string;
  /** Property with the hash of the release under which they were decided. */
  readonly release?: string;
  readonly by: readonly string[];
  /** Result that is compared. */
  readonly outcome?: string;
  /** Number of changed outcomes above which a publication is refused. */
  readonly most?: number;
}

export interface FlowModel {
  readonly id: string;
  readonly title: Text;
  readonly given: Readonly<Record<string, string>>;
  readonly data: readonly DataModel[];
  readonly text?: Text;
  /** Own questions (a bank), or the call that loads them. */
  readonly questions: readonly QuestionModel[] | CallModel | Choice<CallModel>;
  readonly bank?: string;
  /** Initial answers. */
  readonly begin?: Expression;
  readonly prefill: Condition;
  /** Whether all answers are shown on a review page before they are sent. Absent: never. */
  readonly review?: Condition;
  readonly locked: Condition;
  readonly pages: 'question' | 'group' | 'all';
  readonly order: 'fixed' | 'shuffled';
  readonly marks: Readonly<Record<string, string>>;
  readonly results: readonly ResultFieldModel[];
  /** Rules over all answers, each reported at `q<id>`. */
  readonly rules?: readonly RuleModel[];
  /** Only the server has it. */
  readonly records?: AnswerRecordsModel;
  readonly submits: readonly CallModel[];
  readonly mode: Mode;
  readonly messages: Readonly<Record<string, Text>>;
  readonly then?: ActionModel;
}

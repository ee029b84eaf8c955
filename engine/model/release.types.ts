import type { BlockModel } from './block.types.ts';
import type { ActionModel, CallModel, DataModel, Mode, Notices } from './call.types.ts';
import type { EntityModel, FieldModel, RuleModel, ValueOption } from './field.types.ts';
import type { Choice, Condition, Expression, Json, Template, Text, Tone } from './value.types.ts';

/** A compiled set of definitions: immutable, plain JSON, named by its hash. */
export interface Release {
  /** Lower-case hex SHA-256 over the canonical JSON of everything below. */
  readonly hash: string;
  /** Version of the definition language it was written in. */
  readonly language: 1;
  readonly locales: readonly string[];
  readonly entities: Readonly<Record<string, EntityModel>>;
  readonly operations: Readonly<Record<string, OperationModel>>;
  readonly forms: Readonly<Record<string, FormModel>>;
  readonly flows: Readonly<Record<string, FlowModel>>;
  readonly wizards: Readonly<Record<string, WizardModel>>;
  readonly lifecycles: Readonly<Record<string, LifecycleModel>>;
  readonly screens: Readonly<Record<string, ScreenModel>>;
  readonly menus: Readonly<Record<string, MenuModel>>;
  readonly templates: Readonly<Record<string, TemplateModel>>;
  readonly access: AccessModel;
  readonly settings: Readonly<Record<string, Json>>;
  /** locale → text key → ICU source. Arguments are dotted paths. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export type ResultModel =
  | { readonly shape: 'none' }
  | { readonly shape: 'one' | 'page'; readonly type: string }
  | {
      readonly shape: 'list';
      readonly type: string;
      /** Name on the wire under which the list is. */
      readonly under?: string;
    }
  | { readonly shape: 'file' };

export interface OperationModel {
  readonly id: string;
  readonly title: Text;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** `/books/{bookNumber}/notes`, below the API prefix. */
  readonly path: string;
  readonly parameters: readonly string[];
  readonly of?: string;
  readonly query: readonly FieldModel[];
  readonly body?: readonly FieldModel[];
  readonly part?: string;
  readonly result: ResultModel;
  /** Rows of a page when the caller is silent. */
  readonly size: number;
  readonly filter?: { readonly wire: string; readonly fields: readonly FieldModel[] };
  /** What its pages can be sorted by, when it says so itself; `sortPaths` answers for every operation. */
  readonly sort?: readonly string[];
  readonly rules: readonly RuleModel[];
  /** policy → relation (`all`, or a relation of the entity's owners; `own` is the relation named like the policy). */
  readonly allow: Readonly<Record<string, string>>;
  readonly errorText: Expression;
  readonly notices: Notices;
  /** Entities whose data is asked again after it. */
  readonly refreshes: readonly string[];
  /** Its body may carry the `version` of the record it was made over; a record that changed since is refused. */
  readonly versioned: boolean;
  /** With an idempotency key it has one effect and one answer; false for what only reads, and where the answer is a secret. */
  readonly once: boolean;
  /** HTTP status where it is not the usual one: when it was done, and when the lifecycle refuses it. */
  readonly status?: { readonly done?: number; readonly refused?: 409 | 422 };
}

export interface FormModel {
  readonly id: string;
  readonly title?: Text;
  readonly of?: string;
  /** name → type, `?` at the end for optional. */
  readonly given: Readonly<Record<string, string>>;
  readonly data: readonly DataModel[];
  readonly text?: Text;
  readonly fields: readonly FieldModel[] | { readonly each: FieldModel };
  readonly rules: readonly RuleModel[];
  readonly submits: readonly CallModel[];
  /** Label of the submit button: the title of the first submitted operation, of `then`, or the engine's Save. */
  readonly submitTitle?: Text;
  /** What it submits ends something or takes it away. */
  readonly tone?: 'danger';
  readonly mode: Mode;
  readonly messages: Readonly<Record<string, Text>>;
  readonly then?: ActionModel;
}

export interface AnswerModel {
  /** Id, or the text itself where the definition has a bare string. */
  readonly answer: string | number;
  readonly text: Text;
  /** The other half of a Yes/No pair. */
  readonly no?: string | number;
  readonly default: boolean;
  readonly marks: Readonly<Record<string, Json>>;
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
  readonly prefill: Condition;
  readonly locked: Condition;
  readonly pages: 'question' | 'group' | 'all';
  readonly order: 'fixed' | 'shuffled';
  readonly marks: Readonly<Record<string, string>>;
  readonly results: readonly ResultFieldModel[];
  readonly submits: readonly CallModel[];
  readonly mode: Mode;
  readonly messages: Readonly<Record<string, Text>>;
  readonly then?: ActionModel;
}

interface StepCommon {
  readonly step: string;
  readonly title: Text;
  readonly help?: Text;
  readonly text?: Text;
  /** Label of the forward button, when it is not the engine's Next. */
  readonly next?: Text;
  /** What must hold before the step can be left forwards, and what is said while it does not. */
  readonly ready?: { readonly check: Expression; readonly message: Text };
  readonly when: Condition;
  /** Policies of the people it is there for; everybody when absent. */
  readonly allow?: readonly string[];
  readonly with: Readonly<Record<string, Template>>;
  readonly actions: readonly ActionModel[];
  readonly failed: 'stay' | 'advance' | ActionModel;
  readonly wait: boolean;
  readonly notices: Notices;
}

export type StepModel = StepCommon &
  (
    | { readonly kind: 'form'; readonly form: string; readonly mode: Mode }
    | { readonly kind: 'flow'; readonly flow: string; readonly mode: Mode }
    | { readonly kind: 'screen'; readonly screen: string }
    | { readonly kind: 'run'; readonly call: CallModel }
    | { readonly kind: 'review' }
    | { readonly kind: 'end' }
  );

export interface VariantModel {
  readonly variant: string;
  readonly allow?: readonly string[];
  readonly when: Condition;
  readonly start?: CallModel;
  readonly steps: readonly StepModel[];
}

export interface WizardModel {
  readonly id: string;
  readonly title: Text;
  readonly given: Readonly<Record<string, string>>;
  readonly data: readonly DataModel[];
  readonly variants: readonly VariantModel[];
}

export interface LifecycleEventModel {
  /** Operation that is the event, or absent for an automatic one. */
  readonly on?: string;
  readonly auto?: string;
  /** Name of the event; the operation's last segment when the definition is silent. */
  readonly event: string;
  /** States it may leave; empty: not yet stored. */
  readonly from: readonly string[];
  /** Absent: the state stays. */
  readonly to?: string;
  readonly when: Condition;
  readonly message?: Text;
  readonly irreversible: boolean;
  readonly set: readonly { readonly path: string; readonly value: Template | Choice<Template> }[];
  readonly effects: readonly CallModel[];
}

export interface LifecycleModel {
  readonly id: string;
  readonly of: string;
  /** Dotted path of the state in the record. */
  readonly at: string;
  readonly events: readonly LifecycleEventModel[];
  /** Derived states, first that holds; empty when `events` is not. */
  readonly states: readonly {
    readonly state: string;
    readonly title?: Text;
    readonly tone?: Tone;
    readonly when: Condition;
  }[];
}

export interface ScreenModel {
  readonly id: string;
  readonly title?: Text;
  /** `/books/{bookNumber}`; absent: a part. */
  readonly route?: string;
  readonly given: Readonly<Record<string, string>>;
  readonly allow?: readonly string[];
  readonly enter: readonly ActionModel[];
  readonly data: readonly DataModel[];
  readonly trail?: readonly string[];
  readonly actions: readonly ActionModel[];
  readonly body: readonly BlockModel[];
}

export type MenuItemModel =
  | { readonly item: 'action'; readonly action: ActionModel }
  | {
      readonly item: 'group';
      readonly name: string;
      readonly title: Text;
      readonly icon?: string;
      readonly allow?: readonly string[];
      readonly items: readonly MenuItemModel[];
    };

export interface MenuModel {
  readonly id: string;
  readonly items: readonly MenuItemModel[];
}

/** A mail. `to` gives one address; subject and body are texts over its `given`, the body in Markdown. */
export interface TemplateModel {
  readonly id: string;
  readonly given: Readonly<Record<string, string>>;
  readonly to: Expression;
  readonly subject: Text;
  readonly body: Text;
}

export interface RoleModel {
  readonly role: string;
  readonly title: Text;
  readonly aliases: readonly string[];
  /** Own and inherited (`like`) function ids, ranges expanded. */
  readonly functions: readonly number[];
  /** Own or inherited menu id. */
  readonly menu?: string;
}

export interface PolicyModel {
  readonly policy: string;
  /** Over `user` only. */
  readonly when?: Condition;
  readonly all?: readonly string[];
}

export interface AccessModel {
  readonly roles: readonly RoleModel[];
  readonly precedence: readonly string[];
  /** Written policies, and one per function (`N in user.functionalIds`). */
  readonly policies: readonly PolicyModel[];
  readonly functions: readonly { readonly function: string; readonly id: number; readonly title: Text }[];
  readonly otherwise: readonly { readonly route: string; readonly go: string }[];
  /** Names on the wire that a body may carry and nobody reads. */
  readonly ignored?: readonly string[];
}

export type { EntityModel, FieldModel, RuleModel, ValueOption };

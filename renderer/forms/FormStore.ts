import type { Draft, FieldModel, FieldProblem, RuleModel, Runtime, Scope, SelectedRecords, Text } from '#engine';
import type { WidgetOptions } from '../widgets/WidgetOptions.ts';

/** What is offered for one field, and how to ask for more. */
export interface FieldOptions {
  readonly items: readonly unknown[];
  readonly control: WidgetOptions;
}

/** One field as its widget sees it. */
export interface FieldViewState {
  readonly field: FieldModel;
  readonly value: unknown;
  readonly picked: unknown;
  /** Choices an operation or an expression offers, once its loader has begun. */
  readonly options: FieldOptions | undefined;
  readonly locked: boolean;
  readonly required: boolean;
  readonly problem: string | undefined;
  readonly label: string;
  readonly help: string | undefined;
  readonly placeholder: string | undefined;
  /** Letters allowed, where a counter is worth showing. */
  readonly limit: number | undefined;
}

export interface SectionState {
  readonly name: string;
  readonly title: string | undefined;
  readonly fields: readonly string[];
}

/** What a form keeps over a reload, and a wizard over its steps. */
export interface FormAnswers {
  readonly draft: Draft;
  readonly picked: SelectedRecords;
}

export interface FormStoreInput {
  readonly fields: readonly FieldModel[];
  readonly rules: readonly RuleModel[];
  readonly messages: Readonly<Record<string, Text>>;
  readonly scope: Scope;
  readonly runtime: Runtime;
  readonly answers?: FormAnswers;
  /** Told after every change a person made. */
  readonly onChange?: (answers: FormAnswers) => void;
}

/** What the loader of options reads and tells. */
export type OptionStore = Pick<
  FormStore,
  'subscribe' | 'getScope' | 'getAnswers' | 'isVisible' | 'setOptions' | 'setSelectedRecord' | 'removeUnavailable'
>;

/** State of one form, outside React: each widget hears of its own field only. */
export interface FormStore {
  /** Told after every change. */
  subscribe(listener: () => void): () => void;
  /** Told when this field stands otherwise than before. */
  subscribeField(path: string, listener: () => void): () => void;
  getField(path: string): FieldViewState | undefined;
  /** Whether a field, or a cell of a row, is visible. */
  isVisible(path: string): boolean;
  /** What is wrong with a row as a whole. */
  getRowProblem(path: string): string | undefined;
  /** The visible fields; the same array until one comes or goes. */
  getFields(): readonly FieldModel[];
  /** Place, in the definition's list, of the field that a visible one is or stands in. */
  getIndex(path: string): number;
  getSections(): readonly SectionState[];
  getAnswers(): FormAnswers;
  /** Has a person changed anything yet? */
  isTouched(): boolean;
  getScope(): Scope;
  /** Problems to be listed above the form after a refused submit. */
  getSummary(): readonly FieldProblem[];
  /** How often it was refused: each time the first field with a problem takes the focus. */
  getSubmitFailureCount(): number;
  change(path: string, value: unknown, record?: unknown): void;
  /** A row to be added to a list of records, with its defaults. */
  startRow(path: string): Draft;
  /** Replaces the rows of a list: messages and picked records at a path go to the new one, or nowhere. */
  moveRows(path: string, rows: readonly unknown[], move: (path: string) => string | undefined): void;
  /** Takes over the record behind a value that was stored before; fills nothing. */
  setSelectedRecord(path: string, record: unknown): void;
  setOptions(path: string, options: FieldOptions): void;
  /** Takes a value out that is no longer offered, and says so at its field. For lists that have come whole. */
  removeUnavailable(path: string): void;
  handleBlur(path: string): void;
  validate(): readonly FieldProblem[];
  /** Decides the whole form anew, as the authority over what its changes have led to; for a moment when nobody types. */
  recompute(): void;
  setErrors(problems: readonly FieldProblem[]): void;
  normalised(): Draft;
  /** Whether a list of choices is on its way: it decides what may stand in its field, and which fields there are. */
  isLoadingOptions(): boolean;
  /** Whether nothing is wrong; says so to nobody. */
  isValid(): boolean;
  /** Takes away what need not be given. */
  clear(): void;
  setScope(scope: Scope): void;
  reset(): void;
}

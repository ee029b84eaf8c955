import type { Draft, FieldModel, FieldProblem, RuleModel, Runtime, Scope, SelectedRecords, Text } from '#engine';
import type { WidgetOptions } from '../widgets/WidgetOptions.ts';

/** The options of one field, and how to load more. */
export interface FieldOptions {
  readonly items: readonly unknown[];
  readonly control: WidgetOptions;
}

/** The state of one field for its widget. */
export interface FieldViewState {
  readonly field: FieldModel;
  readonly value: unknown;
  readonly picked: unknown;
  /** Options from an operation or an expression; undefined until they start to load. */
  readonly options: FieldOptions | undefined;
  readonly locked: boolean;
  readonly required: boolean;
  readonly problem: string | undefined;
  readonly label: string;
  readonly help: string | undefined;
  readonly placeholder: string | undefined;
  /** Maximum number of characters, if a counter is shown. */
  readonly limit: number | undefined;
}

export interface SectionState {
  readonly name: string;
  readonly title: string | undefined;
  readonly fields: readonly string[];
}

/** What the user has done with a form. */
export interface FormProgress {
  readonly isChanged: boolean;
  /** Paths of the fields that show their problems. */
  readonly touched: ReadonlySet<string>;
  /** The form was submitted and refused, and lists its problems. */
  readonly isRefused: boolean;
}

/** What a form stores in the browser tab, and a wizard between its steps. */
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
  /** What the user has done with the form before its fields changed. */
  readonly before?: FormProgress | undefined;
  /** Called after every change by the user. */
  readonly onChange?: (answers: FormAnswers) => void;
}

/** The part of a form's state that an option loader uses. */
export type OptionStore = Pick<
  FormStore,
  'subscribe' | 'getScope' | 'getAnswers' | 'isVisible' | 'setOptions' | 'setSelectedRecord' | 'removeUnavailable'
>;

/** State of one form, outside React: each widget subscribes to its own field only. */
export interface FormStore {
  /** The listener is called after every change. */
  subscribe(listener: () => void): () => void;
  /** The listener is called when the state of this field changes. */
  subscribeField(path: string, listener: () => void): () => void;
  getField(path: string): FieldViewState | undefined;
  /** Returns whether a field, or a cell of a row, is visible. */
  isVisible(path: string): boolean;
  /** The problem of a row as a whole. */
  getRowProblem(path: string): string | undefined;
  /** The visible fields. The array stays the same until a field appears or disappears. */
  getFields(): readonly FieldModel[];
  /** Index in the definition's list of the field that has this path or contains it. */
  getIndex(path: string): number;
  getSections(): readonly SectionState[];
  getAnswers(): FormAnswers;
  /** Whether the user has changed anything yet. */
  isTouched(): boolean;
  /** What the user has done so far, for a store with other fields. */
  getProgress(): FormProgress;
  getScope(): Scope;
  /** Problems to list above the form after a refused submission. */
  getSummary(): readonly FieldProblem[];
  /** Number of refused submissions. After each, the first field with a problem receives the focus. */
  getSubmitFailureCount(): number;
  change(path: string, value: unknown, record?: unknown): void;
  /** Returns a new row of a list of records, with its defaults. */
  startRow(path: string): Draft;
  /**
   * Replaces the rows of a list. `move` maps the paths of messages and selected records to their new paths, or to
   * undefined.
   */
  moveRows(path: string, rows: readonly unknown[], move: (path: string) => string | undefined): void;
  /** Sets the record of a value that was stored before; fills no other fields. */
  setSelectedRecord(path: string, record: unknown): void;
  setOptions(path: string, options: FieldOptions): void;
  /** Removes a value that is no longer available, with a message at its field. For complete options only. */
  removeUnavailable(path: string): void;
  handleBlur(path: string): void;
  validate(): readonly FieldProblem[];
  /** Recomputes the whole form, to correct the result of incremental updates. Called in idle time. */
  recompute(): void;
  setErrors(problems: readonly FieldProblem[]): void;
  normalised(): Draft;
  /** Whether options are loading. They determine the valid values of their field, and which fields are visible. */
  isLoadingOptions(): boolean;
  /** Returns whether there are no problems, without showing them. */
  isValid(): boolean;
  /** Clears the optional fields. */
  clear(): void;
  setScope(scope: Scope): void;
  reset(): void;
}

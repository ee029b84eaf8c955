import type { FieldModel } from '#engine';

/** One thing that can be picked, already in the reader's words. */
export interface WidgetChoice {
  readonly value: unknown;
  readonly label: string;
  /** The label shows several values of its record, each of which may be typed to find it. */
  readonly hasParts?: boolean;
  /** The record behind the choice, where it came from an operation. */
  readonly record?: unknown;
}

/** Choices that come from an operation. */
export interface WidgetOptions {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly paged: boolean;
  readonly more: boolean;
  search(text: string): void;
  loadMore(): void;
  retry(): void;
}

/** Everything a widget is told; it neither fetches nor looks at other fields. */
export interface FieldWidgetProps {
  /** Id of the input; `<id>-label`, `<id>-help`, `<id>-error` and `<id>-count` belong to it. */
  readonly id: string;
  readonly field: FieldModel;
  readonly label: string;
  readonly value: unknown;
  readonly locked: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly placeholder: string | undefined;
  readonly choices: readonly WidgetChoice[];
  /** What is picked now, also when it is not among the choices loaded so far. */
  readonly selected: WidgetChoice | undefined;
  readonly options: WidgetOptions | undefined;
  change(value: unknown, record?: unknown): void;
  leave(): void;
}

import type { FieldModel } from '../model/field.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';

/** What has been filled in so far, nested as the fields' dotted paths say. */
export type Draft = Readonly<Record<string, unknown>>;

/** Path of a field → the record picked there. */
export type SelectedRecords = Readonly<Record<string, unknown>>;

/** Path of a field → what is offered there now. */
export type AvailableOptions = Readonly<Record<string, readonly unknown[]>>;

/** What every function over a field list is given. The scope holds `given` and `data` names, `record` and `route`. */
export interface FormInput {
  readonly fields: readonly FieldModel[];
  readonly draft: Draft;
  readonly scope: Scope;
  readonly release: Release;
  readonly picked?: SelectedRecords;
  readonly offered?: AvailableOptions;
}

/** How one field stands for one draft. */
export interface FieldState {
  readonly field: FieldModel;
  /** Dotted path with list places, `contacts.0.value`. */
  readonly path: string;
  readonly visible: boolean;
  readonly locked: boolean;
  readonly required: boolean;
  /** Absent when hidden. */
  readonly value: unknown;
  /** Fields of an object. */
  readonly children?: readonly FieldState[];
  /** Fields of each item of a list of records. */
  readonly rows?: readonly (readonly FieldState[])[];
}

/** What is wrong with one place of a draft. */
export interface FieldProblem {
  /** Dotted path with list places; empty for the whole record. */
  readonly path: string;
  /** `required`, a schema keyword, `rule:<name>`, `field/unknown`, `field/hidden`, `field/locked`, `field/forbidden`. */
  readonly code: string;
  readonly message: string;
}

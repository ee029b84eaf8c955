import type { FieldModel } from '../model/field.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { RowCache } from './createRowCache.ts';

/** The values filled in so far, nested by the dotted paths of the fields. */
export type Draft = Readonly<Record<string, unknown>>;

/** The record selected in a field, by the path of the field. */
export type SelectedRecords = Readonly<Record<string, unknown>>;

/** The current options of a field, by the path of the field. */
export type AvailableOptions = Readonly<Record<string, readonly unknown[]>>;

/**
 * The input of every function over a field list. The scope contains the `given` and `data` names, `record` and `route`.
 */
export interface FormInput {
  readonly fields: readonly FieldModel[];
  readonly draft: Draft;
  readonly scope: Scope;
  readonly release: Release;
  readonly picked?: SelectedRecords;
  readonly offered?: AvailableOptions;
  /** Results for rows that have not changed. Without it, every row is computed. */
  readonly rows?: RowCache;
  /** Drafts that are resolved already, with the same fields and scope. `resolveDraft` adds to it. */
  readonly resolved?: Map<Draft, ResolvedDraft>;
}

/** A draft without hidden values and with current computed values, and the scope that its conditions read. */
export interface ResolvedDraft {
  readonly draft: Draft;
  readonly scope: Scope;
}

/** The state of one field for one draft. */
export interface FieldState {
  readonly field: FieldModel;
  /** Dotted path with list indexes, `contacts.0.value`. */
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

/** A problem at one path of a draft. */
export interface FieldProblem {
  /** Dotted path with list indexes. Empty for the whole record. */
  readonly path: string;
  /** `required`, a schema keyword, `rule:<name>`, `field/unknown`, `field/hidden`, `field/locked`, `field/forbidden`. */
  readonly code: string;
  readonly message: string;
}

import type { Draft, FieldProblem, FormModel } from '#engine';
import type { PlainForm } from './schemaOfForm.ts';

/** A form that is rendered by our form block and by plain rjsf. */
export interface Pair {
  visible(): { readonly ours: readonly string[]; readonly theirs: readonly string[] };
  isLocked(path: string): boolean;
  requires(path: string): boolean;
  edit(path: string, value: unknown): Promise<void>;
  /** Edits the form of plain rjsf only. */
  editPlain(path: string, value: unknown): Promise<void>;
  /** Sets the answer of a hidden field of ours. */
  forget(path: string, value: unknown): void;
  data(): { readonly draft: Draft; readonly ours: Draft; readonly theirs: unknown };
  errors(): Promise<FoundErrors>;
  close(): void;
}

export interface FoundErrors {
  readonly ours: readonly FieldProblem[];
  /** Paths of our fields that show a message. */
  readonly drawn: readonly string[];
  readonly theirs: readonly { readonly name?: string | undefined; readonly property?: string | undefined }[];
}

/** Renders a form twice, identified by `key`. */
export type OpenPair = (drawn: {
  readonly key: string;
  readonly form: FormModel;
  readonly given: Readonly<Record<string, unknown>>;
  readonly plain: PlainForm;
}) => Promise<Pair>;

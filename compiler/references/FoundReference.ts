/** A name in a definition that refers to something, with its target and its exact place. */
export interface FoundReference {
  readonly file: string;
  readonly pointer: string;
  /** The name is a member name, not in a value. */
  readonly key: boolean;
  /** Line of the value, or of the member name, from 1. */
  readonly line: number;
  readonly column: number;
  /** What is referred to: a kind, or `property`, `policy`, `state`, `function`, … */
  readonly kind: string;
  readonly name: string;
  /** Index of the name in the value or key. */
  readonly start: number;
  /**
   * The target that the gate found: `entity/book`, `property/book.title`. Absent for names that are only known locally.
   */
  readonly target?: string;
  /** File of the target. */
  readonly targetFile?: string;
}

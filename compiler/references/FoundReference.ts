/** A name in a definition that means something else: what it names, and where exactly it stands. */
export interface FoundReference {
  readonly file: string;
  readonly pointer: string;
  /** The name is that of a member, not in the value behind it. */
  readonly key: boolean;
  /** Counted from 1; of the value, or of the member's name. */
  readonly line: number;
  readonly column: number;
  /** What sort of thing is named: a kind, or `property`, `policy`, `state`, `function`, … */
  readonly kind: string;
  readonly name: string;
  /** Where the name begins in the value or key. */
  readonly start: number;
  /** What the gate found it to mean: `entity/book`, `property/book.title`. Absent for what has no name outside. */
  readonly target?: string;
  /** File in which the target is written. */
  readonly targetFile?: string;
}

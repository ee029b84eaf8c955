import type { FiledEvent } from '#server';

type Row = Readonly<Record<string, unknown>>;

/** What a defense file is made of, as it was at one moment. */
export interface DefenseFile {
  readonly project: Row;
  /** The evaluations of that moment, in the order of their requests. */
  readonly evaluations: readonly Row[];
  /** The contractor's organisation, and its answers by `q<id>`. */
  readonly organization?: Row;
  readonly structure: Row;
  /** Moment of the file, and the release that was live then. */
  readonly at: string;
  readonly release: string;
  /** Requested for this evaluation; absent for a file of the whole project. */
  readonly evaluation?: Row;
  /** The events that it follows from. */
  readonly events: readonly FiledEvent[];
}

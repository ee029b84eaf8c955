import type { FiledEvent } from '#server';

type Row = Readonly<Record<string, unknown>>;

/** The content of a defense file at one time. */
export interface DefenseFile {
  readonly project: Row;
  /** The evaluations at that time, in the order of their requests. */
  readonly evaluations: readonly Row[];
  /** The contractor's organisation, and its answers by `q<id>`. */
  readonly organization?: Row;
  readonly structure: Row;
  /** Time of the file, and the live release at that time. */
  readonly at: string;
  readonly release: string;
  /** The evaluation of the file. Absent for a file of the whole project. */
  readonly evaluation?: Row;
  /** The events that the file is built from. */
  readonly events: readonly FiledEvent[];
}

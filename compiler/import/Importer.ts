import type { Authored } from '../compile/node.ts';

/** Something of a foreign file that is not carried, with its place in that file. */
export interface Omission {
  /** JSON Pointer in the foreign file. */
  readonly pointer: string;
  /** Keyword or component that is left out. */
  readonly keyword: string;
  /** What that means for the form or its records, as a sentence. */
  readonly message: string;
}

/** Field list entry of a form: a path, a field with options, or a section. */
export type FormEntry = string | Authored;

/** A foreign form as an entity, with the form that fills it in. */
export interface ImportedRecord {
  readonly title?: string;
  readonly text?: string;
  /** Properties as the meta-schema of entities has them, by name. */
  readonly properties: Readonly<Record<string, Authored>>;
  readonly rules: readonly Authored[];
  /** Fields in the order and the sections of the foreign layout. All properties in their order by default. */
  readonly fields?: readonly FormEntry[];
}

/** A foreign questionnaire as a flow, whose answers are stored in an entity. */
export interface ImportedFlow {
  readonly title?: string;
  readonly text?: string;
  /** Extra properties of answers as the meta-schema of flows has them, by name. */
  readonly marks: Readonly<Record<string, string>>;
  /** Questions as the meta-schema of flows has them. */
  readonly questions: readonly Authored[];
}

/** A foreign file as it was parsed. */
export interface ForeignFile {
  readonly json: unknown;
  /** Layout that is a file of its own. */
  readonly ui?: unknown;
}

/** What an importer reports to while it reads. */
export interface ImportReport {
  /** Records something that is not carried. Of many alike, the first are listed and the others counted. */
  readonly omit: (omission: Omission) => void;
}

/** A line of the table of what is carried. */
export interface CarriedPart {
  /** Keywords or components of the foreign format. */
  readonly parts: string;
  /** What is written for them. Absent where they are left out. */
  readonly as?: string;
  /** What is lost, or why it is left out. */
  readonly omitted?: string;
}

/** A foreign format: how its files are recognised, what they become, and what is left out. */
export interface Importer {
  /** Name of the format in commands and documentation. */
  readonly name: string;
  readonly title: string;
  /** Whether a file is of this format. The first importer that recognises a file reads it. */
  readonly recognises: (file: ForeignFile) => boolean;
  readonly read: (file: ForeignFile, report: ImportReport) => ImportedRecord | ImportedFlow;
  readonly carried: readonly CarriedPart[];
}

/** Declares an importer. */
export function defineImporter(importer: Importer): Importer {
  return importer;
}

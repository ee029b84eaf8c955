import type { Authored } from '../compile/node.ts';

/** A part of a foreign file that is not imported, with its place in that file. */
export interface Omission {
  /** JSON Pointer in the foreign file. */
  readonly pointer: string;
  /** The omitted keyword or component. */
  readonly keyword: string;
  /** The effect on the form or its records, as a sentence. */
  readonly message: string;
}

/** Field list entry of a form: a path, a field with options, or a section. */
export type FormEntry = string | Authored;

/** A foreign form as an entity, with the form that fills it in. */
export interface ImportedRecord {
  readonly title?: string;
  readonly text?: string;
  /** Properties by name, in the format of entities. */
  readonly properties: Readonly<Record<string, Authored>>;
  readonly rules: readonly Authored[];
  /** Fields in the order and sections of the foreign layout. Default: all properties in their order. */
  readonly fields?: readonly FormEntry[];
}

/** A foreign questionnaire as a flow, whose answers are stored in an entity. */
export interface ImportedFlow {
  readonly title?: string;
  readonly text?: string;
  /** Extra properties of answers by name, in the format of flows. */
  readonly marks: Readonly<Record<string, string>>;
  /** Questions in the format of flows. */
  readonly questions: readonly Authored[];
}

/** A parsed foreign file. */
export interface ForeignFile {
  readonly json: unknown;
  /** The layout, if it is a separate file. */
  readonly ui?: unknown;
}

/** Collects what an importer omits. */
export interface ImportReport {
  /** Records an omission. Lists only the first of many, and repeated ones once. */
  readonly omit: (omission: Omission) => void;
}

/** A row of the table of supported parts. */
export interface CarriedPart {
  /** Keywords or components of the foreign format. */
  readonly parts: string;
  /** The result of the import. Absent if the parts are omitted. */
  readonly as?: string;
  /** What is lost, or why it is omitted. */
  readonly omitted?: string;
}

/** A foreign format: how to recognise its files, how to convert them, and what is omitted. */
export interface Importer {
  /** Name of the format in commands and documentation. */
  readonly name: string;
  readonly title: string;
  /** Whether a file is of this format. The first importer that recognises a file reads it. */
  readonly recognises: (file: ForeignFile) => boolean;
  readonly read: (file: ForeignFile, report: ImportReport) => ImportedRecord | ImportedFlow;
  readonly carried: readonly CarriedPart[];
}

/** Defines an importer. */
export function defineImporter(importer: Importer): Importer {
  return importer;
}

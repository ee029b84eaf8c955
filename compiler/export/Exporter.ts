import type { Json, Release } from '#engine';
import type { CarriedPart, ImportReport } from '../import/Importer.ts';

/** A definition in a foreign format, or why it has none. */
export type ExportedDefinition = { readonly json: Json } | { readonly problem: string };

/** A foreign format that definitions are written in, and what of them is left out. */
export interface Exporter {
  /** Name of the format in commands and documentation. */
  readonly name: string;
  readonly title: string;
  /** Kind of the definitions that are exported. */
  readonly kind: 'entity' | 'flow';
  readonly write: (id: string, release: Release, report: ImportReport) => ExportedDefinition;
  readonly carried: readonly CarriedPart[];
}

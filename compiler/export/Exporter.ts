import type { Json, Release } from '#engine';
import type { CarriedPart, ImportReport } from '../import/Importer.ts';

/** A definition in a foreign format, or the reason why it cannot be exported. */
export type ExportedDefinition = { readonly json: Json } | { readonly problem: string };

/** A foreign format for exports, and what it omits. */
export interface Exporter {
  /** Name of the format in commands and documentation. */
  readonly name: string;
  readonly title: string;
  /** Kind of the exported definitions. */
  readonly kind: 'entity' | 'flow';
  readonly write: (id: string, release: Release, report: ImportReport) => ExportedDefinition;
  readonly carried: readonly CarriedPart[];
}

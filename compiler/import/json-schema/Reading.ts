import type { ImportReport } from '../Importer.ts';
import { createNames, type Names } from '../write/createNames.ts';
import { findAnchors } from './findAnchors.ts';

/** A schema with its place. */
export interface Located {
  readonly schema: unknown;
  /** JSON Pointer in the foreign file. */
  readonly pointer: string;
  /** References that were followed, to end cycles. */
  readonly refs: readonly string[];
}

/** The state of reading one schema file. */
export interface Reading {
  readonly root: unknown;
  readonly names: Names;
  /** Schemas with `$id` or `$anchor`, by the name that references use. */
  readonly anchors: ReadonlyMap<string, Located>;
  readonly omit: (pointer: string, keyword: string, message: string) => void;
  /** Counts a schema. Returns false if the file has too many to continue. */
  readonly spend: (pointer: string) => boolean;
}

/** The maximum number of schemas to read in one file. A referenced schema counts for each reference. */
const mostSchemas = 4_000;

/** Starts reading a schema. */
export function createReading(root: unknown, report: ImportReport): Reading {
  let left = mostSchemas;
  const omit: Reading['omit'] = (pointer, keyword, message) => report.omit({ pointer, keyword, message });
  return {
    ...{ root, names: createNames(), anchors: findAnchors(root), omit },
    spend: (pointer) => {
      left -= 1;
      if (left === 0) omit(pointer, '$ref', `The file has more than ${mostSchemas} schemas; the rest is left out.`);
      return left > 0;
    },
  };
}

import type { ImportReport } from '../Importer.ts';
import { createNames, type Names } from '../write/createNames.ts';
import { findAnchors } from './findAnchors.ts';

/** A schema with its place. */
export interface Located {
  readonly schema: unknown;
  /** JSON Pointer in the foreign file. */
  readonly pointer: string;
  /** References that were followed to get here, so that a circle ends. */
  readonly refs: readonly string[];
}

/** One schema file while it is read. */
export interface Reading {
  readonly root: unknown;
  readonly names: Names;
  /** Schemas with `$id` or `$anchor`, by what references call them. */
  readonly anchors: ReadonlyMap<string, Located>;
  readonly omit: (pointer: string, keyword: string, message: string) => void;
  /** Counts a schema that is looked at. False when the file is too large to look at more. */
  readonly spend: (pointer: string) => boolean;
}

/** Schemas that are looked at in one file; references count each time. */
const mostSchemas = 4_000;

/** Starts to read a schema. */
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

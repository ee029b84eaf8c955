import { isRecord } from '#engine';
import type { SourceFile } from '../load/Definition.ts';
import type { Examples } from './sampleRecords.ts';

/** Returns the examples in a set of files, by entity. Throws if one of these files is not JSON. */
export function findExamples(files: readonly SourceFile[]): Examples {
  return Object.fromEntries(
    files.flatMap(({ path, text }) => {
      const entity = /\/([^/]+)\.entity\.examples\.json$/.exec(path)?.[1];
      const written: unknown = entity === undefined ? undefined : JSON.parse(text);
      if (entity === undefined || !isRecord(written)) return [];
      const { $schema: _schema, ...records } = written;
      return [[entity, records]];
    }),
  );
}

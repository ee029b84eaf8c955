import type { FieldModel } from '../model/field.types.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import { propertiesOf } from '../records/propertiesOf.ts';

/** The maximum depth of nested records, as they are stored. */
const deepest = 4;

/**
 * The paths that the pages of an operation can be sorted by: those in `sort`, else every stored single value.
 * Properties that are computed on read, lists and composite records are not included.
 */
export function sortPaths({ sort, result }: OperationModel, release: Release): readonly string[] {
  if (result.shape !== 'page') return [];
  return sort ?? storedPaths(release.entities[result.type]?.properties ?? [], release, 0);
}

function storedPaths(fields: readonly FieldModel[], release: Release, depth: number): readonly string[] {
  return fields.flatMap((field): readonly string[] => {
    if ((field.value !== undefined && field.kept !== true) || field.each !== undefined || field.type === 'array')
      return [];
    const { by, path } = field;
    const inner = propertiesOf(field, release) ?? [];
    if (inner.length === 0) return [path];
    if (depth >= deepest) return [];
    const next = by === undefined ? inner : inner.filter((one) => one.type !== 'object');
    return storedPaths(next, release, depth + 1).map((name) => `${path}.${name}`);
  });
}

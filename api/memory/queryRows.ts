import {
  type Caller,
  type DecodedArguments,
  type EntityModel,
  type FieldModel,
  grantedRelations,
  groupRows,
  matchesFilter,
  matchesText,
  type OperationModel,
  ownsRecord,
  pageOf,
  type Release,
  readPath,
  readTextMatch,
  valuesAt,
} from '#engine';
import type { Row } from './MemoryStore.ts';

interface RowsInput {
  readonly operation: OperationModel;
  readonly rows: readonly Row[];
  readonly decoded: DecodedArguments;
  /** Parameters of the path that are no properties of it select nothing. */
  readonly entity: EntityModel;
}

/** The rows of a list or page: selected by the path and the query, filtered, sorted and cut. */
export function queryRows({ operation, rows, decoded, entity }: RowsInput): unknown {
  const parameters = Object.entries(decoded.params).filter(([name]) =>
    entity.properties.some(({ path }) => path === name),
  );
  const asked = rows.filter(
    (row) =>
      parameters.every(([name, value]) => isSame(valuesAt(row, name), value)) &&
      operation.query.every((field) => fitsField(row, field, decoded.query[field.path])) &&
      decoded.filter.every((condition) => matchesFilter(row, condition)),
  );
  const { result } = operation;
  if (result.shape === 'list' && result.groups !== undefined) return groupRows(asked, result.groups);
  const sorted = decoded.sort ? sortRows(asked, decoded.sort) : asked;
  return result.shape === 'page' ? pageOf(sorted, decoded.page, decoded.size) : sorted;
}

/** The rows that the user may use the operation on. */
export function ownRows(
  operation: OperationModel,
  rows: readonly Row[],
  caller: Caller,
  release: Release,
): readonly Row[] {
  const granted = grantedRelations(operation, caller, release);
  const entity =
    operation.of !== undefined && Object.hasOwn(release.entities, operation.of)
      ? release.entities[operation.of]
      : undefined;
  return rows.filter((record) => ownsRecord({ entity, granted, record, user: caller.user }));
}

function isSame(values: readonly unknown[], wanted: string): boolean {
  return values.some((value) => String(value).toLowerCase() === wanted.toLowerCase());
}

function fitsField(row: Row, { path, type, words }: FieldModel, wanted: unknown): boolean {
  const paths = words['matches'];
  if (!Array.isArray(paths) || wanted === undefined) return fits(valuesAt(row, path), wanted, type === 'string');
  const held = paths.flatMap((one) => valuesAt(row, String(one))).join(' ');
  const text = ` ${held.toLowerCase()}`;
  return String(wanted)
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(` ${word}`));
}

/** A query matches a whole value or, for texts and ignoring case, a prefix (`Mor*`) or a part (`*org*`). */
function fits(values: readonly unknown[], wanted: unknown, isText: boolean): boolean {
  if (wanted === undefined) return true;
  if (Array.isArray(wanted)) return wanted.some((one: unknown) => fits(values, one, isText));
  return values.some((value) => {
    if (value === wanted || String(value) === String(wanted)) return value !== undefined;
    if (!isText || typeof value !== 'string' || typeof wanted !== 'string') return false;
    return matchesText(value, readTextMatch(wanted));
  });
}

/** Sorts rows. Empty values come last in both directions. */
function sortRows(rows: readonly Row[], { path, descending }: NonNullable<DecodedArguments['sort']>): readonly Row[] {
  return [...rows].sort((left, right) => {
    const [a, b] = [readPath(left, path), readPath(right, path)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
    return descending ? -order : order;
  });
}

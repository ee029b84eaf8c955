import { reservedNames } from '../expressions/operators.ts';
import type { FieldModel } from '../model/field.types.ts';
import { isRecord } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import type { Draft } from './Draft.ts';
import { rawValueAt } from './rawValueAt.ts';

export interface KnownFields {
  readonly draft: Draft;
  /** Paths that the body sets to null or empty text: they are cleared. */
  readonly cleared: readonly string[];
}

/** Copies the values that the fields describe from a body, so that the result contains nothing else. */
export function extractKnownFields(
  fields: readonly FieldModel[],
  body: Readonly<Record<string, unknown>>,
): KnownFields {
  let draft: Record<string, unknown> = {};
  const put = (path: string, value: unknown): void => {
    // Most paths are a single name, and `writePath` copies the record for each write.
    if (path.includes('.') || reservedNames.has(path)) draft = { ...writePath(draft, path, value) };
    else draft[path] = value;
  };
  const cleared: string[] = [];
  for (const field of fields) {
    const value = rawValueAt(body, field.path);
    if (value === undefined) continue;
    if (value === null || value === '') {
      cleared.push(field.path);
      continue;
    }
    const { properties } = field;
    if (!properties) {
      put(field.path, value);
    } else if (Array.isArray(value)) {
      put(
        field.path,
        value.map((item: unknown) => (isRecord(item) ? knownRow(properties, item) : item)),
      );
    } else if (isRecord(value)) {
      const inner = extractKnownFields(properties, value);
      put(field.path, inner.draft);
      cleared.push(...inner.cleared.map((path) => `${field.path}.${path}`));
    } else {
      put(field.path, value);
    }
  }
  return { draft, cleared };
}

/** A row of a list. A cleared value remains as null if a default would fill it in again. */
function knownRow(properties: readonly FieldModel[], row: Readonly<Record<string, unknown>>): Draft {
  const { draft, cleared } = extractKnownFields(properties, row);
  const kept = properties.filter(({ path, default: preset }) => preset !== undefined && cleared.includes(path));
  return kept.reduce((known, { path }) => writePath(known, path, null), draft);
}

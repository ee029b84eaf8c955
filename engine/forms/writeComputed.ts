import type { FieldModel } from '../model/field.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import type { Draft } from './Draft.ts';

/**
 * The draft as filled in, with the computed values of the settled draft. Hidden values stay, for when they become
 * visible again.
 */
export function writeComputed(draft: Draft, fields: readonly FieldModel[], settled: Draft): Draft {
  let kept = draft;
  for (const field of fields) {
    const value = readPath(settled, field.path);
    if (field.value !== undefined) {
      // Most values do not change, and writing copies the record.
      if (!Object.is(value, readPath(kept, field.path))) kept = writePath(kept, field.path, value);
    } else if (field.properties) {
      kept = keepNested(kept, { ...field, properties: field.properties }, value);
    }
  }
  return kept;
}

function keepNested(
  draft: Draft,
  { path, properties }: { readonly path: string; readonly properties: readonly FieldModel[] },
  settled: unknown,
): Draft {
  const raw = readPath(draft, path);
  if (Array.isArray(raw)) {
    const items = raw.map((item: unknown, index) => {
      const inner: unknown = Array.isArray(settled) ? settled[index] : undefined;
      return isRecord(item) && isRecord(inner) ? writeComputed(item, properties, inner) : item;
    });
    return items.every((item, index) => item === raw[index]) ? draft : writePath(draft, path, items);
  }
  if (!isRecord(settled)) return draft;
  const kept = writeComputed(isRecord(raw) ? raw : {}, properties, settled);
  return kept !== raw && Object.keys(kept).length > 0 ? writePath(draft, path, kept) : draft;
}

import { isAllowed } from '../access/isAllowed.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { Release } from '../model/release.types.ts';
import type { User } from '../model/runtime.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import { propertiesOf } from './renameFields.ts';

/** A record that holds itself ends somewhere; below that nothing is shown, because nothing is looked through. */
const deepest = 12;

interface RedactInput {
  readonly fields: readonly FieldModel[];
  readonly value: unknown;
  readonly user: User;
  readonly release: Release;
}

/** A result without the properties that the user's policies do not give, nested records included. */
export function redactRecord(input: RedactInput, depth = 0): unknown {
  const { fields, value, user, release } = input;
  if (Array.isArray(value)) return value.map((item: unknown) => redactRecord({ ...input, value: item }, depth));
  if (!isRecord(value)) return value;
  if (depth > deepest) return undefined;
  let kept: Readonly<Record<string, unknown>> = value;
  for (const field of fields) {
    const held = readPath(kept, field.path);
    if (held === undefined) continue;
    if (!isAllowed(field.allow, user, release)) {
      kept = writePath(kept, field.path, undefined);
      continue;
    }
    const nested = typeof held === 'object' ? propertiesOf(field, release) : undefined;
    if (nested) kept = writePath(kept, field.path, redactRecord({ ...input, fields: nested, value: held }, depth + 1));
  }
  return kept;
}

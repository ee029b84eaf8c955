import type { ValueType } from '../model/field.types.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Caller } from '../model/runtime.types.ts';
import { copyTotal } from './listTotals.ts';
import { createRedaction, type RedactedType } from './redactRecord.ts';
import { mapResult, resultType } from './resultRecords.ts';

interface RedactionInput extends Caller {
  readonly operation: OperationModel;
  readonly result: unknown;
  readonly release: Release;
}

/**
 * The result without the properties that the user may not see. An operation without a result type returns undefined.
 */
export function redactResult({ operation, result, user, expressions, release }: RedactionInput): unknown {
  const type = resultType(operation);
  if (type === undefined) return operation.result.shape === 'file' ? result : undefined;
  const redact = createRedaction(redactedType(type), { user, expressions, release });
  return copyTotal(mapResult(operation, result, redact), result);
}

const valueTypes: ReadonlyMap<string, ValueType> = new Map(
  (['string', 'number', 'integer', 'boolean', 'object', 'array', 'any'] as const).map((name) => [name, name]),
);

/** The type of a result: a JSON Schema type, or an entity. */
function redactedType(name: string): RedactedType {
  const type = valueTypes.get(name);
  return type === undefined ? { type: 'any', schema: {}, entity: name } : { type, schema: {} };
}

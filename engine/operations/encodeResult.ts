import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import { isRecord } from '../records/readPath.ts';
import { renameFields } from './renameFields.ts';
import { resultEntity } from './resultRecords.ts';

/** Translates a result to wire names. Drops properties that its entity does not have. */
export function encodeResult(operation: OperationModel, value: unknown, release: Release): unknown {
  return translateResult({ operation, value, direction: 'toWire', release });
}

/** Translates a response to the names of the definitions. Drops properties that its entity does not have. */
export function decodeResult(operation: OperationModel, value: unknown, release: Release): unknown {
  return translateResult({ operation, value, direction: 'fromWire', release });
}

interface TranslateInput {
  readonly operation: OperationModel;
  readonly value: unknown;
  readonly direction: 'toWire' | 'fromWire';
  readonly release: Release;
}

function translateResult({ operation, value, direction, release }: TranslateInput): unknown {
  const { result } = operation;
  if (result.shape === 'list' && result.under !== undefined) {
    const { under, ...bare } = result;
    const translateList = (list: unknown): unknown =>
      translateResult({ operation: { ...operation, result: bare }, value: list, direction, release });
    if (direction === 'toWire') return { [under]: translateList(value) };
    return translateList(isRecord(value) ? value[under] : value);
  }
  const fields = resultEntity(operation, release)?.properties;
  if (fields === undefined) return value;
  const translate = (item: unknown): unknown =>
    renameFields({ fields, value: item, direction, unknown: 'drop', release });
  if (result.shape !== 'page') return translate(value);
  if (!isRecord(value)) return value;
  return { ...value, content: translate(value['content'] ?? []) };
}

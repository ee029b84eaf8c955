import { type Caller, type FieldModel, isRecord, type OperationModel, type Release, readPath } from '#engine';
import { canRun } from '../calls/availability.ts';
import { rowsOf } from './rowsOf.ts';

interface RecordCallInput {
  readonly field: Pick<FieldModel, 'options'>;
  /** Operation that returns the options page by page. */
  readonly operation: OperationModel;
  readonly release: Release;
  readonly caller: Caller;
  readonly value: unknown;
}

interface RecordCall {
  readonly run: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/**
 * Returns the call that loads the record of a value: the operation of the options if it can be filtered by the key,
 * otherwise the one that returns a single record. Undefined if there is neither, or the user may not call it.
 */
export function recordCall({ field, operation, release, caller, value }: RecordCallInput): RecordCall | undefined {
  const key = field.options?.key;
  if (key === undefined) return undefined;
  const filtered = [...operation.query, ...(operation.filter?.fields ?? [])];
  if (filtered.some(({ path }) => path === key)) return { run: operation.id, args: { [key]: value } };
  const single = Object.values(release.operations).find((one) => getsOne(one, field) && canRun(one, caller, release));
  const [name] = single?.parameters ?? [];
  return single === undefined || name === undefined ? undefined : { run: single.id, args: { [name]: value } };
}

function getsOne({ method, result, parameters }: OperationModel, { options }: Pick<FieldModel, 'options'>): boolean {
  return method === 'GET' && parameters.length === 1 && result.shape === 'one' && result.type === options?.entity;
}

/** Returns the record in a response whose key is the value; undefined if there is none. */
export function recordOf(answer: unknown, { options }: Pick<FieldModel, 'options'>, value: unknown): unknown {
  const key = options?.key;
  if (key === undefined) return undefined;
  const records = isRecord(answer) && !('content' in answer) ? [answer] : rowsOf(answer);
  return records.find((record) => readPath(record, key) === value);
}

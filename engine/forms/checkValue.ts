import type { FieldModel, ValueOption, ValueType } from '../model/field.types.ts';
import type { Runtime, Validators } from '../model/runtime.types.ts';
import type { Json } from '../model/value.types.ts';
import { isFileField } from '../operations/encodeRequest.ts';
import { isFileValue } from '../operations/FileResult.ts';
import { isRecord } from '../records/readPath.ts';
import { byteSize } from './byteSize.ts';

/** A keyword of the schema that a value violates. */
export interface ValueError {
  readonly keyword: string;
  /** Dotted path below the value, for an item of a list. */
  readonly below?: string;
  readonly limit?: unknown;
}

/** Checks the type and the constraints of one value. Returns the first error, or undefined. */
export function checkValue(field: FieldModel, value: unknown, runtime: Runtime): ValueError | undefined {
  if (isFileField(field)) return field.words['many'] === true ? checkFiles(field, value) : checkFile(field, value);
  if (!matchesJsonType(field, value)) return { keyword: 'type' };
  return checkAllowedValues(field, value) ?? checkConstraint(field, value, runtime.validators);
}

/** Whether the value has the JSON type of its field. */
export function matchesJsonType({ type }: Pick<FieldModel, 'type'>, value: unknown): boolean {
  return typeChecks[type](value);
}

const typeChecks: Readonly<Record<ValueType, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isSafeInteger(value),
  boolean: (value) => typeof value === 'boolean',
  object: isRecord,
  array: Array.isArray,
  any: () => true,
};

/**
 * Checks that the value, or each item of a list, is one of the values that the field declares. Returns the first error,
 * or undefined.
 */
export function checkAllowedValues(field: FieldModel, value: unknown): ValueError | undefined {
  if (!field.values) return undefined;
  const { values } = field;
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const isListed = field.format !== undefined && composedFormats.has(field.format) ? endsListed : isOneOf;
  const stranger = items.findIndex((item) => !isListed(values, item));
  if (stranger < 0) return undefined;
  return Array.isArray(value) ? { keyword: 'enum', below: String(stranger) } : { keyword: 'enum' };
}

/** Formats whose text ends with one of the values: `25.50 Hourly`. */
const composedFormats: ReadonlySet<string> = new Set(['pay']);

function isOneOf(listed: readonly ValueOption[], item: unknown): boolean {
  return listed.some(({ value }) => value === item);
}

function endsListed(listed: readonly ValueOption[], item: unknown): boolean {
  return listed.some(({ value }) => String(item).endsWith(` ${String(value)}`));
}

function checkConstraint(field: FieldModel, value: unknown, validators: Validators): ValueError | undefined {
  return constraintError(field.constraint, value, validators, field.properties !== undefined);
}

/** The first error of the compiled validator of a constraint. With `own`, only errors of the value itself. */
export function constraintError(
  constraint: string,
  value: unknown,
  validators: Validators,
  own = false,
): ValueError | undefined {
  const validate = Object.hasOwn(validators, constraint) ? validators[constraint] : undefined;
  // Properties of a record are checked one by one, against their own constraints.
  const problems = validate?.(value);
  if (problems === undefined || problems.length === 0) return undefined;
  const problem = problems.find(({ instancePath }) => !own || instancePath === '');
  if (!problem) return undefined;
  const below = problem.instancePath.slice(1).replaceAll('/', '.');
  return {
    keyword: problem.keyword,
    ...(below === '' ? {} : { below }),
    ...('limit' in problem.params ? { limit: problem.params['limit'] } : {}),
  };
}

/** The first error of a list of files. */
function checkFiles(field: FieldModel, value: unknown): ValueError | undefined {
  if (!Array.isArray(value)) return { keyword: 'type' };
  const most = field.schema['maxItems'];
  if (typeof most === 'number' && value.length > most) return { keyword: 'maxItems', limit: most };
  for (const [index, file] of value.entries()) {
    const error = checkFile(field, file);
    if (error !== undefined) return { ...error, below: String(index) };
  }
  return undefined;
}

function checkFile(field: FieldModel, value: unknown): ValueError | undefined {
  if (!isFileValue(value)) return { keyword: 'type' };
  const { extensions, maxSize } = field.words;
  const extension = value.name.includes('.') ? (value.name.split('.').pop() ?? '').toLowerCase() : '';
  if (isTextList(extensions) && !extensions.includes(extension)) return { keyword: 'extensions', limit: extensions };
  const most = byteSize(maxSize);
  if (most !== undefined && value.size > most) return { keyword: 'maxSize', limit: maxSize };
  return undefined;
}

function isTextList(json: Json | undefined): json is readonly string[] {
  return Array.isArray(json) && json.every((item) => typeof item === 'string');
}

import { isAuthored } from '../../compile/node.ts';
import { escapeText } from '../write/escapeText.ts';
import { mostValues } from '../write/readFirst.ts';
import { type FlatSchema, flattenSchema, listOf } from './flattenSchema.ts';
import type { Located, Reading } from './Reading.ts';
import { isConstant } from './toCondition.ts';

/** An allowed value, in the format of `values`. */
export type ListedValue =
  | string
  | number
  | boolean
  | { readonly value: string | number | boolean; readonly title: string };

/** The constants that a schema allows, from `enum`, `const`, or alternatives with titled constants. */
export function readValues(flat: FlatSchema, reading: Reading): readonly ListedValue[] | undefined {
  const { words, pointer } = flat;
  const titles = listOf(words.get('enumNames') ?? words.get('x-enumNames'));
  const constant = words.get('const');
  const listed = words.has('const') ? [constant] : words.get('enum');
  const found = Array.isArray(listed) ? withTitles(listed, titles) : readAlternatives(flat, reading);
  if (found === undefined) return undefined;
  const type = typeOfFirst(found);
  const fitting = found.filter(({ value }) => isConstant(value) && typeof value === type);
  if (fitting.length < found.filter(({ value }) => value !== null).length)
    reading.omit(
      pointer,
      'enum',
      'Values of several types, lists or objects: only those of the first type are listed.',
    );
  if (fitting.length > mostValues) {
    reading.omit(pointer, 'enum', `There are ${fitting.length} values: only the first ${mostValues} are listed.`);
  }
  const seen = new Set<unknown>();
  const values = fitting.slice(0, mostValues).flatMap(({ value, title }): ListedValue[] => {
    if (!isConstant(value) || seen.has(value)) return [];
    seen.add(value);
    const text = title ?? (typeof value === 'string' && /['{}]|^=|^$/.test(value) ? value : undefined);
    return [text === undefined ? value : { value, title: escapeText(text === '' ? '–' : text) }];
  });
  return values.length === 0 ? undefined : values;
}

interface Found {
  readonly value: unknown;
  readonly title: string | undefined;
}

function withTitles(values: readonly unknown[], titles: readonly unknown[]): readonly Found[] {
  return values.map((value, index) => {
    const title = titles[index];
    return { value, title: typeof title === 'string' ? title : undefined };
  });
}

/** Reads `oneOf` or `anyOf` if every branch is a constant. */
function readAlternatives({ parts }: FlatSchema, reading: Reading): readonly Found[] | undefined {
  for (const part of parts) {
    const branches = alternativesOf(part)?.branches;
    const found = branches?.map((branch) => constantOf(flattenSchema(branch, silent(reading))));
    if (found !== undefined && found.length > 0 && found.every((one) => one !== undefined)) return found.flat();
  }
  return undefined;
}

function constantOf({ words, parts, properties }: FlatSchema): readonly Found[] | undefined {
  if (parts.length > 0 || properties.size > 0) return undefined;
  const title = words.get('title');
  const text = typeof title === 'string' ? title : undefined;
  if (words.has('const')) return [{ value: words.get('const'), title: text }];
  const listed = words.get('enum');
  if (Array.isArray(listed)) return listed.map((value) => ({ value, title: listed.length === 1 ? text : undefined }));
  return words.get('type') === 'null' ? [] : undefined;
}

/** The alternatives of a part, with the keyword that lists them. */
export function alternativesOf(
  part: Located,
): { readonly word: 'oneOf' | 'anyOf'; readonly branches: readonly Located[] } | undefined {
  const { schema, pointer, refs } = part;
  if (!isAuthored(schema)) return undefined;
  for (const word of ['oneOf', 'anyOf'] as const) {
    const list = schema[word];
    if (!Array.isArray(list) || list.length === 0) continue;
    return {
      word,
      branches: list.map((inner, index) => ({ schema: inner, pointer: `${pointer}/${word}/${index}`, refs })),
    };
  }
  return undefined;
}

/** A reading without a report, for schemas that are read again later. */
export function silent(reading: Reading): Reading {
  return { ...reading, omit: () => undefined };
}

function typeOfFirst(found: readonly Found[]): string | undefined {
  const first = found.find(({ value }) => isConstant(value));
  return first === undefined ? undefined : typeof first.value;
}

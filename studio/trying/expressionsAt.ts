import { isRecord } from '#engine';
import { parentOf, valueAt } from '../json/editJson.ts';

/** An expression of a definition. */
export interface WrittenExpression {
  /** JSON Pointer. */
  readonly pointer: string;
  /** The property that it is written in, such as `when`. */
  readonly word: string;
  /** Source without the leading `=`. */
  readonly source: string;
}

/** Returns the expression at a pointer; otherwise those of the part that is there or around it. */
export function expressionsAt(json: unknown, pointer: string): readonly WrittenExpression[] {
  const value = valueAt(json, pointer);
  const own = written(pointer, value);
  if (own !== undefined) return [own];
  if (isRecord(value)) return Object.entries(value).flatMap(([word, one]) => written(`${pointer}/${word}`, one) ?? []);
  return pointer === '' || Array.isArray(value) ? [] : expressionsAt(json, parentOf(pointer));
}

function written(pointer: string, value: unknown): WrittenExpression | undefined {
  if (typeof value !== 'string' || !value.startsWith('=') || value.trim() === '=') return undefined;
  return { pointer, word: pointer.slice(pointer.lastIndexOf('/') + 1), source: value.slice(1) };
}

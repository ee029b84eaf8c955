import type { FieldModel, Tone } from '#engine';
import { isRecord } from './rowsOf.ts';

/** How a value is shown. */
export type ValueLook =
  /** There is nothing, and nothing is said about it. */
  | { readonly kind: 'none' }
  /** There is nothing, and the words say so. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'tone'; readonly tone: Tone }
  | { readonly kind: 'mail'; readonly address: string }
  | { readonly kind: 'phone'; readonly number: string }
  | { readonly kind: 'page'; readonly address: string }
  /** One short word, a number or a key: it is not broken at its hyphens. */
  | { readonly kind: 'word' }
  | { readonly kind: 'text' };

/** Look of a value that is read as these words: a tone where one says how serious it is, a link where it is an address. */
export function lookOf(field: FieldModel, value: unknown, words: string): ValueLook {
  if (words === '') return none;
  if (value === undefined || value === null || value === '') return absent;
  const tone = isRecord(value) ? undefined : field.values?.find((option) => option.value === value)?.tone;
  if (tone !== undefined) return { kind: 'tone', tone };
  if (typeof value === 'string') {
    if (field.format === 'email') return { kind: 'mail', address: value };
    if (field.format === 'phone') return { kind: 'phone', number: value };
    if (field.format === 'uri' && /^https?:/.test(value)) return { kind: 'page', address: value };
  }
  return words.length <= 24 && !/\s/.test(words) ? word : text;
}

const none = { kind: 'none' } as const;
const absent = { kind: 'absent' } as const;
const word = { kind: 'word' } as const;
const text = { kind: 'text' } as const;

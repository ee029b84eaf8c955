import type { FieldModel, Tone } from '#engine';
import { isRecord } from './rowsOf.ts';

/** How a value is rendered. */
export type ValueLook =
  /** There is no value, and nothing is shown. */
  | { readonly kind: 'none' }
  /** There is no value, and the text reports that. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'tone'; readonly tone: Tone }
  | { readonly kind: 'mail'; readonly address: string }
  | { readonly kind: 'phone'; readonly number: string }
  | { readonly kind: 'page'; readonly address: string }
  /** A short word, a number or a key, which is not broken at its hyphens. */
  | { readonly kind: 'word' }
  | { readonly kind: 'text' };

/** Returns how a value with this text is rendered: with a severity if it has one, as a link if it is a URL. */
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
  const most = withoutSpaces.test(words) ? 8 : 24;
  return words.length <= most && !/\s/.test(words) ? word : text;
}

/** Scripts in which a sentence has no spaces. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const none = { kind: 'none' } as const;
const absent = { kind: 'absent' } as const;
const word = { kind: 'word' } as const;
const text = { kind: 'text' } as const;

import { isDeepEqual } from '#engine';
import { joinPointer } from '../../compile/pointer.ts';
import type { FlatSchema } from './flattenSchema.ts';
import { descriptions, limits } from './keywords.ts';
import type { Located, Reading } from './Reading.ts';

type Merge = (before: unknown, next: unknown) => unknown;

const merges: Readonly<Record<string, Merge>> = {
  minimum: greater,
  exclusiveMinimum: greater,
  minLength: greater,
  minItems: greater,
  maximum: smaller,
  exclusiveMaximum: smaller,
  maxLength: smaller,
  maxItems: smaller,
  uniqueItems: (before, next) => before === true || next === true,
  type: (before, next) => intersection(listed(before), listed(next)),
  enum: (before, next) => intersection(listed(before), listed(next)),
};

/** Merges the keywords of a schema with earlier ones, so that both apply. */
export function mergeKeywords(
  flat: FlatSchema,
  { pointer }: Located,
  schema: Readonly<Record<string, unknown>>,
  { omit }: Reading,
): void {
  for (const [word, value] of Object.entries(withoutDraft4(schema))) {
    if (!isMerged(word) || value === undefined) continue;
    const before = flat.words.get(word);
    const at = joinPointer(pointer, word);
    if (!isOfItsType(word, value)) omit(at, word, `The value of "${word}" has another type than JSON Schema expects.`);
    else if (before === undefined) flat.words.set(word, value);
    else if (merges[word] !== undefined) flat.words.set(word, merges[word](before, value));
    else if (!descriptionWords.has(word) && !isDeepEqual(before, value))
      omit(at, word, `Another "${word}" applies to the same value; this one is left out.`);
  }
}

const descriptionWords: ReadonlySet<string> = new Set(descriptions);
const mergedWords: ReadonlySet<string> = new Set([...limits, ...descriptions, 'type', 'enum', 'const']);

function isMerged(word: string): boolean {
  return mergedWords.has(word);
}

/** In drafts 3 and 4, exclusive limits are flags next to the limit, and `multipleOf` is called `divisibleBy`. */
function withoutDraft4(schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const words: Record<string, unknown> = { ...schema };
  for (const [limit, flag] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof words[flag] !== 'boolean') continue;
    const isExclusive = words[flag];
    delete words[flag];
    if (isExclusive && words[limit] !== undefined) {
      words[flag] = words[limit];
      delete words[limit];
    }
  }
  if (words['divisibleBy'] !== undefined) words['multipleOf'] ??= words['divisibleBy'];
  return words;
}

const texts: ReadonlySet<string> = new Set(['format', 'pattern', 'title', 'description']);
const counts: ReadonlySet<string> = new Set(['minLength', 'maxLength', 'minItems', 'maxItems']);
const flags: ReadonlySet<string> = new Set(['uniqueItems', 'readOnly']);
const lists: ReadonlySet<string> = new Set(['enum', 'enumNames', 'x-enumNames']);

function isOfItsType(word: string, value: unknown): boolean {
  if (texts.has(word)) return typeof value === 'string';
  if (flags.has(word)) return typeof value === 'boolean';
  if (lists.has(word)) return Array.isArray(value) && value.length > 0;
  if (word === 'type') return listed(value).every((name) => typeof name === 'string') && listed(value).length > 0;
  if (word === 'default' || word === 'const') return true;
  if (typeof value !== 'number') return false;
  if (counts.has(word)) return Number.isInteger(value) && value >= 0;
  return word !== 'multipleOf' || value > 0;
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function intersection(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const widened = next.includes('number') ? [...next, 'integer'] : next;
  const known = new Set(widened);
  const narrowed = before.filter((item) => known.has(item));
  return before.includes('number') && next.includes('integer') && !narrowed.includes('integer')
    ? [...narrowed.filter((item) => item !== 'number'), 'integer']
    : narrowed;
}

function greater(before: unknown, next: unknown): unknown {
  return Number(before) > Number(next) ? before : next;
}

function smaller(before: unknown, next: unknown): unknown {
  return Number(before) < Number(next) ? before : next;
}

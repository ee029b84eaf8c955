import { isRecord } from '#engine';

/** What people call an entry of a list: the name in its first word, the text of a question, or its place. */
export function labelOfEntry(entry: unknown, index: number): string {
  return isRecord(entry) && isNumbered(entry) ? shorten(String(entry['text']), 60) : nameOfEntry(entry, index);
}

/** Name by which an entry is compared, which rewording does not change: a question has its number. */
export function nameOfEntry(entry: unknown, index: number): string {
  if (typeof entry === 'string') return entry;
  if (!isRecord(entry)) return `${index + 1}`;
  if (isNumbered(entry)) return String(Object.values(entry)[0]);
  const named = Object.values(entry).find((value) => typeof value === 'string' && value !== '');
  return typeof named === 'string' ? shorten(named, 60) : `${index + 1}`;
}

/** Its first word names it by a number, and it has a text, as a question. */
function isNumbered(entry: Readonly<Record<string, unknown>>): boolean {
  return typeof Object.values(entry)[0] === 'number' && typeof entry['text'] === 'string' && entry['text'] !== '';
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** A value as it is shown in a sentence. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return `“${shorten(value, 120)}”`;
  return shorten(JSON.stringify(value) ?? '–', 120);
}

import { isRecord } from '#engine';

/** What an entry of a list is called: by its first word, which names it, or by its place. */
export function labelOfEntry(entry: unknown, index: number): string {
  if (typeof entry === 'string') return entry;
  if (!isRecord(entry)) return `${index + 1}`;
  const named = Object.values(entry).find((value) => typeof value === 'string' && value !== '');
  return typeof named === 'string' ? shorten(named, 60) : `${index + 1}`;
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** A value as it is shown in a sentence. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return `“${shorten(value, 120)}”`;
  return shorten(JSON.stringify(value) ?? '–', 120);
}

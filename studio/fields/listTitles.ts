import { isRecord } from '#engine';
import { valueAt } from '../json/editJson.ts';
import { labelOfEntry } from '../wording/labelOfEntry.ts';

/**
 * What people call a list in a definition: the titles of the parts around it, from the outside in, `Project ›
 * Budget`. Without titles, the name of the part that has the list; empty if it is the definition itself.
 */
export function listTitle(json: unknown, list: string): string {
  const members = list.split('/').slice(1);
  const inner = members.slice(0, -1).flatMap((_member, index) => {
    const part = valueAt(json, `/${members.slice(0, index + 1).join('/')}`);
    return isRecord(part) ? [part] : [];
  });
  const titles = inner.flatMap(({ title }) => (typeof title === 'string' && title !== '' ? [title] : []));
  const last = inner.at(-1);
  return titles.length > 0 || last === undefined ? titles.join(' › ') : labelOfEntry(last, 0);
}

/** Numbers those that are called the same: `Loans`, `Loans (2)`. */
export function numberSame(labels: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return labels.map((label) => {
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return count === 1 ? label : `${label} (${count})`;
  });
}

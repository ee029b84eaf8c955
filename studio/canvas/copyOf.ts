import { isRecord } from '#engine';

/** Words that name an entry of a list, which must differ from the others. */
const names = ['field', 'section', 'question', 'step'];

/** A copy of an entry with a name that the definition does not have yet. */
export function copyOf(entry: unknown, json: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const taken = namesIn(json);
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([word, own]) => {
        if (word === 'questions') return [word, renamed(own)];
        return [word, names.includes(word) && word !== 'field' ? freeName(own, taken) : own];
      }),
    );
  };
  return renamed(entry);
}

/** A name like this one that is not taken: the next number, or the name with a number. It is taken from then on. */
export function freeName(name: unknown, taken: Set<string | number>): string | number {
  let free: string | number;
  if (typeof name === 'number') {
    free = Math.max(name, ...[...taken].filter((one) => typeof one === 'number')) + 1;
  } else {
    const stem = String(name).replace(/\d+$/, '');
    let count = 2;
    while (taken.has(`${stem}${count}`)) count += 1;
    free = `${stem}${count}`;
  }
  taken.add(free);
  return free;
}

/** Every name that an entry of the definition has. */
export function namesIn(json: unknown): Set<string | number> {
  const found = new Set<string | number>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (isRecord(value)) {
      for (const [word, own] of Object.entries(value)) {
        if (names.includes(word) && (typeof own === 'string' || typeof own === 'number')) found.add(own);
        walk(own);
      }
    }
  };
  walk(json);
  return found;
}

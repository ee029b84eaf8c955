/**
 * The position that a key leads to in a list: the arrow keys, Home, End, Page Up and Page Down move, and a letter leads
 * to the next entry that begins with it. Undefined for every other key, and where there is no such entry.
 *
 * @param labels What the entries begin with; without them, letters lead nowhere.
 */
export function stepInList(
  key: string,
  index: number,
  count: number,
  labels: readonly string[] = [],
): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  const to = steps[key]?.(index, last);
  if (to !== undefined) return Math.min(Math.max(to, 0), last);
  if (key.trim().length === 0 || [...key].length !== 1) return undefined;
  const begins = (at: number): boolean => labels[at]?.toLowerCase().startsWith(key.toLowerCase()) === true;
  return [...labels.keys()].map((at) => (index + 1 + at) % labels.length).find(begins);
}

const page = 10;

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + page,
  PageUp: (index) => index - page,
  Home: () => 0,
  End: (_index, last) => last,
};

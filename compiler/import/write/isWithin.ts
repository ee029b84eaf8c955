/**
 * Returns whether JSON has at most this many values, counting each value once for each place where it is written. Stops
 * counting at the limit, because a small file can repeat a long list thousands of times.
 */
export function isWithin(json: unknown, most: number): boolean {
  let left = most;
  const pending: unknown[] = [json];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    left -= 1;
    if (left < 0) return false;
    if (typeof value !== 'object' || value === null) continue;
    const below: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (below.length > left) return false;
    for (const inner of below) if (inner !== undefined) pending.push(inner);
  }
  return true;
}

const farthest = 3;

/** The known name that a misspelt one most likely means. Undefined if none is close. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.min(farthest, Math.max(1, Math.floor(name.length / 3))) + 1;
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const found = distance(name.toLowerCase(), candidate.toLowerCase());
    if (found >= bestDistance) continue;
    best = candidate;
    bestDistance = found;
  }
  return best;
}

/**
 * Damerau-Levenshtein distance: insertions, deletions, replacements and swaps of neighbours. Does not compare long
 * names.
 */
function distance(from: string, to: string): number {
  if (from.length > 100 || to.length > 100) return Number.POSITIVE_INFINITY;
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = from[row - 1] === to[column - 1] ? 0 : 1;
      let cheapest = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + replaced);
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && swapped) cheapest = Math.min(cheapest, at(before, column - 2) + 1);
      current.push(cheapest);
    }
    before = above;
    above = current;
  }
  return at(above, to.length);
}

function at(numbers: readonly number[], index: number): number {
  return numbers[index] ?? Number.POSITIVE_INFINITY;
}

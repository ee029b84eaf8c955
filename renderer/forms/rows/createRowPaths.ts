/**
 * How paths below a list change when its rows are added, removed or moved: `from` has the index that each row had before.
 * A path in a row that is gone has none; a path elsewhere stays the same.
 */
export function createRowPaths(
  list: string,
  from: readonly (number | undefined)[],
): (path: string) => string | undefined {
  const next = new Map(from.flatMap((before, index) => (before === undefined ? [] : [[before, index] as const])));
  return (path) => {
    if (!path.startsWith(`${list}.`)) return path;
    const [index = '', ...rest] = path.slice(list.length + 1).split('.');
    const row = next.get(Number(index));
    return row === undefined ? undefined : [list, row, ...rest].join('.');
  };
}

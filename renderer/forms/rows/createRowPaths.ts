/**
 * Returns a function that maps paths below a list when its rows are added, removed or moved. `from` contains the
 * previous index of each row. A path in a removed row maps to undefined; other paths stay the same.
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

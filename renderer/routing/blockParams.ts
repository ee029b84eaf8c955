/**
 * What an address says of the blocks on a page, such as `loans.view` or `loans.page`: the name of the block, a dot and
 * the name of a value. The screen itself reads none of it, so that the page stays while a block changes it.
 */
export function withoutBlockParams(search: string): string {
  const params = new URLSearchParams(search);
  const names = [...params.keys()].filter((name) => name.includes('.'));
  if (names.length === 0) return search;
  for (const name of names) params.delete(name);
  return params.size === 0 ? '' : `?${params}`;
}

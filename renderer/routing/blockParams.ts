/**
 * Returns the query of a URL without the parameters of blocks, such as `loans.view` or `loans.page`: the name of a
 * block, a dot and the name of a value. The screen itself does not read them, so that it does not render again when a
 * block changes them.
 */
export function withoutBlockParams(search: string): string {
  const params = new URLSearchParams(search);
  const names = [...params.keys()].filter((name) => name.includes('.'));
  if (names.length === 0) return search;
  for (const name of names) params.delete(name);
  return params.size === 0 ? '' : `?${params}`;
}

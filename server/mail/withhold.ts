/** Returns what is shown of an expired secret: a link without its query, or dots for a code. */
export function withhold(value: string): string {
  if (!URL.canParse(value)) return '•••';
  const { origin, pathname } = new URL(value);
  return `${origin}${pathname}`;
}

/**
 * What is shown of a secret value once it is of no more use: of a link the page without its token, of a code nothing.
 */
export function withhold(value: string): string {
  if (!URL.canParse(value)) return '•••';
  const { origin, pathname } = new URL(value);
  return `${origin}${pathname}`;
}

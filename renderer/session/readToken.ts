/**
 * Returns the expiry of a token in seconds since 1970, from the token itself; undefined if it has none that can be
 * read.
 */
export function readExpiry(token: string): number | undefined {
  const [, claims = ''] = token.split('.');
  try {
    const parsed: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = typeof parsed === 'object' && parsed !== null && 'exp' in parsed ? parsed.exp : undefined;
    return typeof exp === 'number' ? exp : undefined;
  } catch {
    return undefined;
  }
}

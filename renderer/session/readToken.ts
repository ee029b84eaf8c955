/** When a token ends, in seconds since 1970, as the token itself says; undefined where it does not say it readably. */
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

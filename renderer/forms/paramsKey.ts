/**
 * Names an instance by the plain values it was given. Records are left out:
 * they may be loaded anew, with another state, while somebody is typing.
 */
export function paramsKey(given: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(given)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    .map(([name, value]) => `${name}=${String(value)}`)
    .sort();
  return parts.length === 0 ? 'default' : parts.join('&');
}

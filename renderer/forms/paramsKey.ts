/**
 * Returns a key of an instance from its simple parameters. Records are left out, because they can be reloaded with
 * another state during editing.
 */
export function paramsKey(given: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(given)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    .map(([name, value]) => `${name}=${String(value)}`)
    .sort();
  return parts.length === 0 ? 'default' : parts.join('&');
}

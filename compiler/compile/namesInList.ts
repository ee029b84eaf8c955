import { isAuthored } from './node.ts';

/** Names of the entries of a list: the values of their head property. */
export function namesInList(json: unknown, list: string, head: string): readonly string[] {
  const entries: unknown = isAuthored(json) ? json[list] : undefined;
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry) => {
    const name: unknown = isAuthored(entry) ? entry[head] : undefined;
    return typeof name === 'string' ? [name] : [];
  });
}

import { isAuthored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import type { Located } from './Reading.ts';

const mostObjects = 20_000;
const names = ['$id', 'id', '$anchor', '$dynamicAnchor'] as const;

/** Schemas with a name of their own. In a very large file, only those near the root. */
export function findAnchors(root: unknown): ReadonlyMap<string, Located> {
  const found = new Map<string, Located>();
  const queue: Located[] = [{ schema: root, pointer: '', refs: [] }];
  for (let index = 0; index < queue.length && index < mostObjects; index += 1) {
    const located = queue[index];
    if (located === undefined) break;
    const { schema, pointer } = located;
    if (Array.isArray(schema)) {
      for (const [at, item] of schema.entries())
        if (typeof item === 'object') queue.push({ schema: item, pointer: joinPointer(pointer, String(at)), refs: [] });
    } else if (isAuthored(schema)) {
      for (const name of names) {
        const value = schema[name];
        if (typeof value !== 'string') continue;
        const reference = name.endsWith('nchor') ? `#${value}` : value;
        if (!found.has(reference)) found.set(reference, located);
      }
      for (const [word, value] of Object.entries(schema))
        if (typeof value === 'object') queue.push({ schema: value, pointer: joinPointer(pointer, word), refs: [] });
    }
  }
  return found;
}

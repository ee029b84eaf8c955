import { isAuthored } from '../../compile/node.ts';
import type { Located, Reading } from './Reading.ts';

/** Resolves a reference in the file. Undefined if its target is in another file, or does not exist. */
export function followReference(reference: string, from: Located, reading: Reading): Located | undefined {
  const refs = [...from.refs, reference];
  const named = reading.anchors.get(reference);
  if (named !== undefined) return { ...named, refs };
  const [base = '', fragment = ''] = reference.split('#');
  const start = base === '' ? { schema: reading.root, pointer: '' } : reading.anchors.get(base);
  if (start === undefined) return undefined;
  let { schema } = start;
  if (fragment !== '' && !fragment.startsWith('/')) return undefined;
  for (const part of fragment.split('/').slice(1)) {
    const name = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (!(isAuthored(schema) || Array.isArray(schema)) || !Object.hasOwn(schema, name)) return undefined;
    schema = Object.entries(schema).find(([key]) => key === name)?.[1];
  }
  return { schema, pointer: start.pointer + fragment, refs };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

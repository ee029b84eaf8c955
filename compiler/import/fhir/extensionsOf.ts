import { type Authored, isAuthored } from '../../compile/node.ts';
import { listOf } from '../json-schema/flattenSchema.ts';

/** Values of an element's extensions, by the last segment of their URL. The first of each name. */
export type Extensions = Readonly<Record<string, unknown>>;

/** Reads the extensions of an element. */
export function extensionsOf(element: Authored): Extensions {
  const found = new Map<string, unknown>();
  for (const extension of listOf(element['extension'])) {
    const url = isAuthored(extension) ? extension['url'] : undefined;
    if (!isAuthored(extension) || typeof url !== 'string') continue;
    const name = url.slice(url.lastIndexOf('/') + 1);
    if (!found.has(name)) found.set(name, readValue(extension));
  }
  return Object.fromEntries(found);
}

/** The code of a `valueCodeableConcept`. */
export function codeOf(concept: unknown): string | undefined {
  const [coding] = isAuthored(concept) ? listOf(concept['coding']) : [];
  const code = isAuthored(coding) ? coding['code'] : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** The value of an element with `value[x]` or `answer[x]`. */
export function readValue(holder: unknown): unknown {
  if (!isAuthored(holder)) return undefined;
  return Object.entries(holder).find(([word]) => /^(value|answer)[A-Z]/.test(word))?.[1];
}

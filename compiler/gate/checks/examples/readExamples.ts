import { type Authored, isAuthored } from '../../../compile/node.ts';

/** An example as written, and with the properties that it inherits by `like`. */
interface Example {
  readonly name: string;
  readonly own: Authored;
  readonly whole: Authored;
}

/** The examples of a file, in file order. Another check reports entries that are not objects. */
export function readExamples(json: unknown): readonly Example[] {
  if (!isAuthored(json)) return [];
  const known = readBefore.get(json) ?? findExamples(json);
  readBefore.set(json, known);
  return known;
}

/** Cached: loaded JSON is never changed. */
const readBefore = new WeakMap<Authored, readonly Example[]>();

function findExamples(json: Authored): readonly Example[] {
  return Object.keys(json).flatMap((name) => {
    const written = name === '$schema' ? undefined : json[name];
    if (!isAuthored(written)) return [];
    const { like: _, ...own } = written;
    return { name, own, whole: wholeExample(json, name) };
  });
}

/** Merges an example with those that it inherits from. The nearest example overrides the others. */
function wholeExample(json: Authored, name: string): Authored {
  const parts: Authored[] = [];
  const seen = new Set<string>();
  for (let next: unknown = name; typeof next === 'string' && !seen.has(next) && Object.hasOwn(json, next); ) {
    seen.add(next);
    const written: unknown = json[next];
    if (!isAuthored(written)) break;
    const { like, ...own } = written;
    parts.push(own);
    next = like;
  }
  return Object.assign({}, ...parts.reverse());
}

/** Names of examples that inherit from each other in a cycle. Undefined if there is no cycle. */
export function circleOf(json: Authored, name: string): readonly string[] | undefined {
  const seen = [name];
  for (;;) {
    const written: unknown = json[seen.at(-1) ?? ''];
    const like: unknown = isAuthored(written) ? written['like'] : undefined;
    if (typeof like !== 'string' || !Object.hasOwn(json, like)) return undefined;
    if (like === name) return [...seen, like];
    if (seen.includes(like)) return undefined;
    seen.push(like);
  }
}

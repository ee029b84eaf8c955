import { createUnused } from './createUnused.ts';

/** Names with a special meaning in the engine or in expressions. */
const reserved: ReadonlySet<string> = new Set(
  `as break const continue else false for function if import in let loop null package namespace return true var void
  while this root value user setting record body route chosen options run item list version createdAt updatedAt
  constructor prototype toString valueOf hasOwnProperty section field`.split(/\s+/),
);

/** Property names by the names in a foreign file. Each name belongs to one foreign name only. */
export interface Names {
  /** Undefined for a name that cannot be converted. */
  readonly nameOf: (foreign: string) => string | undefined;
}

const longestName = 60;

/** Creates the table of names for one file. */
export function createNames(): Names {
  const known = new Map<string, string>();
  const unused = createUnused();
  const nameOf = (foreign: string): string | undefined => {
    if (foreign === '' || foreign === '__proto__' || foreign.includes('.') || foreign.length > 200) return undefined;
    const before = known.get(foreign);
    if (before !== undefined) return before;
    const name = unused.take(allowedName(foreign));
    known.set(foreign, name);
    return name;
  };
  return { nameOf };
}

function allowedName(foreign: string): string {
  if (/^[A-Za-z][A-Za-z0-9_]*$/.test(foreign) && foreign.length <= longestName) {
    return reserved.has(foreign) ? `${foreign}Value` : foreign;
  }
  const words = foreign
    .normalize('NFKD')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? lowerFirst(word) : word.charAt(0).toUpperCase() + word.slice(1)));
  const name = words.join('').slice(0, longestName);
  const started = /^[A-Za-z]/.test(name) ? name : `field${name}`;
  return reserved.has(started) ? `${started}Value` : started;
}

function lowerFirst(word: string): string {
  return word === word.toUpperCase() ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);
}

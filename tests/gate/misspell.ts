import type { Definition, FoundReference } from '#compiler';

/** Returns an unknown name that differs from another one by one letter. */
export function misspell(name: string, isKnown: (name: string) => boolean): string {
  const middle = Math.floor(name.length / 2);
  const places = [...name].map((_, index) => (middle + index) % name.length);
  for (const place of places) {
    const letter = name.charAt(place);
    const other = name.slice(0, place) + nextLetter(letter) + name.slice(place + 1);
    if (other !== name && !isKnown(other)) return other;
  }
  return `${name}q`;
}

/** Returns another letter of the same character class, so that the misspelt name is still a valid name. */
function nextLetter(letter: string): string {
  if (/[0-8a-yA-Y]/.test(letter)) return String.fromCharCode(letter.charCodeAt(0) + 1);
  return { z: 'y', Z: 'Y', '9': '8' }[letter] ?? letter;
}

/**
 * Returns the text of a file in which the name of a reference is replaced, or undefined if the name is written with
 * escapes.
 */
export function rewrite(text: string, reference: FoundReference, name: string): string | undefined {
  const begin = offsetOf(text, reference) + 1;
  const end = begin - 1 + lengthOfString(text, begin - 1);
  const written = text.slice(begin, end - 1);
  const value: unknown = JSON.parse(`"${written}"`);
  if (typeof value !== 'string') return undefined;
  const { start } = reference;
  if (value.slice(start, start + reference.name.length) !== reference.name) return undefined;
  const changed = value.slice(0, start) + name + value.slice(start + reference.name.length);
  return text.slice(0, begin - 1) + JSON.stringify(changed) + text.slice(end);
}

function offsetOf(text: string, { line, column }: FoundReference): number {
  let offset = 0;
  for (let skipped = 1; skipped < line; skipped += 1) offset = text.indexOf('\n', offset) + 1;
  return offset + column - 1;
}

function lengthOfString(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at - begin + 1;
  }
  return 0;
}

/** Returns every name and word of a definition set, so that a misspelt name does not equal another one. */
export function knownNames(definitions: readonly Definition[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (json: unknown): void => {
    if (typeof json === 'string') for (const word of json.split(/[^\w-]+/)) names.add(word);
    else if (Array.isArray(json)) json.forEach(visit);
    else if (typeof json === 'object' && json !== null) {
      for (const [name, value] of Object.entries(json)) {
        names.add(name);
        visit(value);
      }
    }
    if (typeof json === 'string' || typeof json === 'number') names.add(String(json)).add(`q${json}`);
  };
  for (const definition of definitions) {
    visit(definition.json);
    names.add(definition.id);
  }
  return names;
}

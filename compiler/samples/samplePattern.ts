/**
 * Returns a short text that matches a pattern. Classes, groups, alternatives and quantifiers are supported; the first
 * alternative is used.
 */
export function samplePattern(pattern: string, index: number): string {
  return readAlternatives({ source: pattern, at: 0, index });
}

interface Reader {
  readonly source: string;
  at: number;
  readonly index: number;
}

function readAlternatives(reader: Reader): string {
  const first = readSequence(reader);
  while (reader.source[reader.at] === '|') {
    reader.at += 1;
    readSequence(reader);
  }
  return first;
}

function readSequence(reader: Reader): string {
  let text = '';
  while (reader.at < reader.source.length && !'|)'.includes(reader.source[reader.at] ?? '')) {
    const part = readAtom(reader);
    text += part.repeat(readCount(reader));
  }
  return text;
}

function readAtom(reader: Reader): string {
  const letter = reader.source[reader.at] ?? '';
  reader.at += 1;
  switch (letter) {
    case '^':
    case '$':
      return '';
    case '(': {
      const opening = /^\?(?:[:=!]|<?\w*[>=!])/.exec(reader.source.slice(reader.at))?.[0] ?? '';
      reader.at += opening.length;
      const inner = readAlternatives(reader);
      reader.at += 1;
      return /[=!]$/.test(opening) ? '' : inner;
    }
    case '[':
      return readClass(reader);
    case '\\': {
      const escaped = reader.source[reader.at] ?? '';
      reader.at += 1;
      return pick(escapes[escaped] ?? escaped, reader.index);
    }
    case '.':
      return 'a';
    default:
      return letter;
  }
}

const digits = '0123456789';
const small = 'abcdefghijklmnopqrstuvwxyz';
const escapes: Readonly<Record<string, string>> = { d: digits, w: small, s: ' ', S: small, D: small, W: '-' };

function readClass(reader: Reader): string {
  const isNegated = reader.source[reader.at] === '^';
  if (isNegated) reader.at += 1;
  const end = reader.source.indexOf(']', reader.at + 1);
  const body = reader.source.slice(reader.at, end < 0 ? undefined : end);
  reader.at = end < 0 ? reader.source.length : end + 1;
  const listed = body
    .replace(/\\(.)/g, (_all, letter: string) => escapes[letter] ?? letter)
    .replace(/(.)-(.)/g, (_all, from: string, to: string) => range(from, to));
  const letters = isNegated ? [...(small + digits)].filter((letter) => !listed.includes(letter)).join('') : listed;
  return pick(letters, reader.index);
}

function readCount(reader: Reader): number {
  const found = /^(?:\{(\d+)(?:,\d*)?\}|[*+?])\??/.exec(reader.source.slice(reader.at));
  if (!found) return 1;
  reader.at += found[0].length;
  if (found[1] !== undefined) return Number(found[1]);
  return found[0].startsWith('+') ? 1 : 0;
}

function range(from: string, to: string): string {
  const [start, end] = [from.charCodeAt(0), to.charCodeAt(0)];
  return String.fromCharCode(...Array.from({ length: Math.max(0, end - start + 1) }, (_, step) => start + step));
}

function pick(letters: string, index: number): string {
  return letters.length === 0 ? '' : (letters[(index + 1) % letters.length] ?? '');
}

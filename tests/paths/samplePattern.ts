/**
 * Returns a text that matches a simple pattern: the first alternatives and characters, each with its minimum number of
 * repetitions. Unsupported syntax is skipped, so callers must check the text.
 */
export function samplePattern(pattern: string): string {
  const source = pattern.replace(/^\^/, '').replace(/\$$/, '');
  let at = 0;

  function readAlternatives(): string {
    let first: string | undefined;
    for (;;) {
      const text = readSequence();
      first ??= text;
      if (source[at] !== '|') return first;
      at += 1;
    }
  }

  function readSequence(): string {
    let text = '';
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const atom = readAtom();
      text += atom.repeat(readCount());
    }
    return text;
  }

  function readAtom(): string {
    const character = source[at] ?? '';
    at += 1;
    if (character === '(') {
      if (source.startsWith('?:', at)) at += 2;
      const inner = readAlternatives();
      at += 1;
      return inner;
    }
    if (character === '[') return readClass();
    if (character === '\\') return readEscape();
    if (character === '.') return 'a';
    return character === '^' || character === '$' ? '' : character;
  }

  function readClass(): string {
    const end = source.indexOf(']', at + 1);
    const inside = source.slice(at, end);
    at = end + 1;
    if (inside.startsWith('^')) return [...'aA1 _~'].find((one) => !inside.includes(one)) ?? 'a';
    return inside.startsWith('\\') ? escaped(inside[1] ?? '') : (inside[0] ?? '');
  }

  function readEscape(): string {
    const name = source[at] ?? '';
    at += 1;
    return escaped(name);
  }

  function readCount(): number {
    const rest = source.slice(at);
    const [whole, least = ''] = /^(?:\{(\d+)(?:,\d*)?\}|[*+?])\??/.exec(rest) ?? [];
    if (whole === undefined) return 1;
    at += whole.length;
    if (whole.startsWith('{')) return Number(least);
    return whole.startsWith('+') ? 1 : 0;
  }

  return readAlternatives();
}

const classes: Readonly<Record<string, string>> = { d: '1', w: 'a', s: ' ', p: 'a', n: '\n', t: '\t' };

function escaped(name: string): string {
  return classes[name] ?? name;
}

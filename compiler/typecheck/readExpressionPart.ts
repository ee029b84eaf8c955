/** A call that is not closed, such as `loans.filter(l, `. */
export interface OpenCall {
  /** The receiver of the method. Empty for a function. */
  readonly receiver: string;
  readonly method: string;
  /** The name that its first argument binds, once it is followed by a comma. */
  readonly item: string | undefined;
}

interface ExpressionPart {
  /** The part ends inside a quoted text. */
  readonly isInText: boolean;
  /** Enclosing calls at the end, outermost first. */
  readonly calls: readonly OpenCall[];
}

/** Reads the beginning of an incomplete expression, which cannot be parsed. */
export function readExpressionPart(part: string): ExpressionPart {
  const open: number[] = [];
  let quote: string | undefined;
  for (let at = 0; at < part.length; at += 1) {
    const letter = part.charAt(at);
    if (quote !== undefined) {
      if (letter === '\\') at += 1;
      else if (letter === quote) quote = undefined;
    } else if (letter === "'" || letter === '"') quote = letter;
    else if (letter === '(') open.push(at);
    else if (letter === ')') open.pop();
  }
  return { isInText: quote !== undefined, calls: open.flatMap((at) => readCall(part, at)) };
}

function readCall(part: string, bracket: number): readonly OpenCall[] {
  const before = part.slice(0, bracket);
  const name = /(\.?)([A-Za-z_]\w*)$/.exec(before);
  if (name === null) return [];
  const [, dot, method = ''] = name;
  const item = /^\s*([A-Za-z_]\w*)\s*,/.exec(part.slice(bracket + 1))?.[1];
  return [{ receiver: dot === '.' ? findReceiver(before.slice(0, name.index)) : '', method, item }];
}

/** The value at the end of a text: names, calls and indexes, joined by dots. */
export function findReceiver(text: string): string {
  let start = text.length;
  for (;;) {
    const closed = startOfClosed(text, start);
    const name = /[A-Za-z_]\w*$/.exec(text.slice(0, closed));
    const began = name === null ? closed : name.index;
    if (began === start) return text.slice(start);
    start = began;
    const joint = /(\.\??)$/.exec(text.slice(0, start));
    if (joint === null) return text.slice(start);
    start = joint.index;
  }
}

const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The start of the brackets and quoted texts that end at a position. */
function startOfClosed(text: string, end: number): number {
  let at = end;
  for (;;) {
    const last = text.charAt(at - 1);
    const opener = opening[last];
    if (opener !== undefined) at = startOfPair(text, at, { opener, closer: last });
    else if (last === "'" || last === '"') return Math.max(0, text.lastIndexOf(last, at - 2));
    else return at;
  }
}

function startOfPair(
  text: string,
  end: number,
  { opener, closer }: { readonly opener: string; readonly closer: string },
): number {
  let depth = 0;
  for (let at = end - 1; at >= 0; at -= 1) {
    if (text.charAt(at) === closer) depth += 1;
    else if (text.charAt(at) === opener) depth -= 1;
    if (depth === 0) return at;
  }
  return 0;
}

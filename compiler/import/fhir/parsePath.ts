import { literal } from '../write/literal.ts';

/** A FHIRPath expression, translated. */
export interface ParsedPath {
  readonly source: string;
  /** Whether it reads other answers. */
  readonly isComputed: boolean;
}

const longest = 2_000;
const reference =
  /(?:%resource|%questionnaire|%context)?\.?(?:repeat\(item\)|descendants\(\)|item)\.where\(\s*linkId\s*=\s*'([^']{1,200})'\s*\)\.answer(?:\.first\(\))?\.value(?:\.(?:code|value))?(?:\.first\(\))?/y;
const call = /(today|now)\(\)/y;
const number = /\d+(?:\.\d+)?/y;
const text = /'[^'\\]*'/y;
const operator = /[-+*/()]/y;
const space = /\s+/y;

/**
 * Translates FHIRPath arithmetic: numbers, texts, `today()`, `now()`, answers by their `linkId`, and + - * / with
 * parentheses. Undefined for anything else.
 */
export function parsePath(path: string, pathOf: (linkId: string) => string | undefined): ParsedPath | undefined {
  if (path.length > longest) return undefined;
  const source = path.trim();
  let written = '';
  let isComputed = false;
  for (let at = 0; at < source.length; ) {
    const take = (pattern: RegExp): RegExpExecArray | undefined => {
      pattern.lastIndex = at;
      const found = pattern.exec(source) ?? undefined;
      if (found !== undefined) at = pattern.lastIndex;
      return found;
    };
    if (take(space) !== undefined) continue;
    const answer = take(reference);
    if (answer !== undefined) {
      const known = pathOf(answer[1] ?? '');
      if (known === undefined) return undefined;
      written += `double(${known})`;
      isComputed = true;
      continue;
    }
    const function_ = take(call);
    const constant = function_ ?? take(number);
    if (constant !== undefined) {
      written += function_ === undefined && !constant[0].includes('.') ? `${constant[0]}.0` : constant[0];
      continue;
    }
    const quoted = take(text);
    if (quoted !== undefined) {
      written += literal(quoted[0].slice(1, -1));
      continue;
    }
    const sign = take(operator);
    if (sign === undefined) return undefined;
    written += /[()]/.test(sign[0]) ? sign[0] : ` ${sign[0]} `;
  }
  // A single answer can have any type.
  const single = /^double\(((?:this|root)\.q\w+)\)$/.exec(written)?.[1];
  return written === '' ? undefined : { source: single ?? written, isComputed };
}

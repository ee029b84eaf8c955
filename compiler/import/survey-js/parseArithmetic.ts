import { literal } from '../write/literal.ts';
import type { FindPath } from './parseCondition.ts';

const longest = 2_000;
const tokenSource = /\s*(\{[^{}]*\}|'[^'\\]*'|"[^"\\]*"|\d+(?:\.\d+)?|[-+*/()]|today\(\))/y.source;

/**
 * Translates a SurveyJS calculation to an expression: answers, numbers, texts, `today()`, and + - * / with parentheses.
 * Undefined if it contains more.
 */
export function parseArithmetic(text: string, pathOf: FindPath): string | undefined {
  const source = text.trim();
  if (source === '' || source.length > longest) return undefined;
  const token = new RegExp(tokenSource, 'y');
  let written = '';
  for (let end = 0; end < source.length; end = token.lastIndex) {
    token.lastIndex = end;
    const found = token.exec(source)?.[1];
    const part = found === undefined ? undefined : partOf(found, pathOf);
    if (part === undefined) return undefined;
    written += part;
  }
  // A single answer can have any type.
  return /^double\((this\.\w+)\)$/.exec(written)?.[1] ?? written;
}

function partOf(token: string, pathOf: FindPath): string | undefined {
  if (token.startsWith('{')) {
    const path = pathOf(token.slice(1, -1).trim());
    return path === undefined ? undefined : `double(${path})`;
  }
  if (/^['"]/.test(token)) return literal(token.slice(1, -1));
  if (/^[-+*/]$/.test(token)) return ` ${token} `;
  return /^\d+$/.test(token) ? `${token}.0` : token;
}

import type { SerializedAst } from '../parsing/serializeAst.ts';

const value: SerializedAst = { o: 'id', s: 0, a: 'value' };

/** The AST of `value >= 1` or `value <= 1`, as the parser returns it. */
export function boundAst(sign: '>=' | '<=', bound: number): SerializedAst {
  const digits = String(Math.abs(bound));
  const amount = /^\d+$/.test(digits) ? { i: digits } : Math.abs(bound);
  const isNegative = bound < 0;
  const number: SerializedAst = { o: 'value', s: isNegative ? 10 : 9, a: amount };
  return { o: sign, s: 0, a: [value, isNegative ? { o: '-_', s: 9, a: number } : number] };
}

/** The AST of `value.matches("…")`, as the parser returns it. */
export function patternAst(pattern: string): SerializedAst {
  return { o: 'rcall', s: 0, a: ['matches', value, [{ o: 'value', s: 14, a: pattern }]] };
}

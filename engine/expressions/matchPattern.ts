import { ExpressionError } from '../parsing/ExpressionError.ts';
import type { FunctionContext } from './Arguments.ts';

const maxPatternLength = 1_000;

/**
 * Whether a text contains a match of the pattern. RE2: the time is linear in the length of the text for any pattern.
 */
export function matchPattern(text: string, pattern: string, context: FunctionContext): boolean {
  if (pattern.length > maxPatternLength) {
    throw new ExpressionError('expression/cost', `A pattern has at most ${maxPatternLength} characters`);
  }
  const compiled = context.expressions.compilePattern(pattern);
  const matcher = compiled.matcher(text);
  context.budget.spend(Math.ceil((text.length * matcher.programSize()) / 10));
  return matcher.find();
}

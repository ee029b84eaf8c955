import { RE2JS } from 're2js';
import { BoundedCache } from './BoundedCache.ts';
import type { Budget } from './Budget.ts';
import { ExpressionError } from './ExpressionError.ts';

const maxPatternLength = 1_000;
const patterns = new BoundedCache<RE2JS>(200);

/** True when the pattern is found somewhere in the text. RE2: the time is linear in the text, whatever the pattern. */
export function matchPattern(text: string, pattern: string, budget: Budget): boolean {
  if (pattern.length > maxPatternLength) {
    throw new ExpressionError('expr/cost', `A pattern has at most ${maxPatternLength} characters`);
  }
  const compiled = patterns.get(pattern, () => compilePattern(pattern));
  const matcher = compiled.matcher(text);
  budget.spend(Math.ceil((text.length * matcher.programSize()) / 10));
  return matcher.find();
}

/** Compiles a pattern or throws `expr/type` with RE2's reason. */
export function compilePattern(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ExpressionError('expr/type', `The pattern "${pattern}" is not understood: ${reason}`);
  }
}

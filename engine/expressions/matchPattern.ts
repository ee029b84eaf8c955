import { readPattern } from '#engine/readers';
import { ExpressionError } from '../parsing/ExpressionError.ts';
import type { ReadPattern } from '../parsing/readPattern.ts';
import { BoundedCache } from './BoundedCache.ts';
import type { Budget } from './Budget.ts';

const maxPatternLength = 1_000;
const patterns = new BoundedCache<ReadPattern>(200);

/** True when the pattern is found somewhere in the text. RE2: the time is linear in the text, whatever the pattern. */
export function matchPattern(text: string, pattern: string, budget: Budget): boolean {
  if (pattern.length > maxPatternLength) {
    throw new ExpressionError('expression/cost', `A pattern has at most ${maxPatternLength} characters`);
  }
  const compiled = patterns.get(pattern, () => readPattern(pattern));
  const matcher = compiled.matcher(text);
  budget.spend(Math.ceil((text.length * matcher.programSize()) / 10));
  return matcher.find();
}

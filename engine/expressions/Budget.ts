import { ExpressionError } from '../parsing/ExpressionError.ts';

const maxSteps = 2_000_000;
const maxTextLength = 100_000;

/**
 * Measured costs, in steps, of operations that take longer than reading a value. With them, any run that uses up its
 * budget takes about the same time.
 */
export const weights = {
  call: 6,
  equality: 3,
  madeMap: 10,
  madeEntry: 20,
  mergedEntry: 20,
  sortedItem: 2,
  splitCharacter: 2,
} as const;

/** Reading this many characters of a text takes as long as one step. */
const charactersOfStep = 20;

/** Counts the work of one run, so that no expression can block its caller. */
export class Budget {
  #left = maxSteps;

  /** Subtracts steps from the budget. Throws `expression/cost` if none are left. */
  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) {
      throw new ExpressionError('expression/cost', `The expression takes more than ${maxSteps} steps`);
    }
  }

  /** Throws `expression/cost` for a text above the length limit, before the text is built. */
  assertTextLength(length: number): void {
    this.spend(Math.ceil(length / charactersOfStep));
    if (length > maxTextLength) {
      throw new ExpressionError('expression/cost', `A text in an expression has at most ${maxTextLength} characters`);
    }
  }
}

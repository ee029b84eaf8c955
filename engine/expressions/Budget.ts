import { ExpressionError } from './ExpressionError.ts';

const maxSteps = 2_000_000;
const maxTextLength = 100_000;

/** Counts the work of one run, so that no expression can hang whoever asks. */
export class Budget {
  #left = maxSteps;

  /** Takes steps from the budget; throws `expr/cost` when none are left. */
  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) {
      throw new ExpressionError('expr/cost', `The expression takes more than ${maxSteps} steps`);
    }
  }

  /** Refuses a text that has grown beyond bounds before it is built. */
  assertTextLength(length: number): void {
    this.spend(Math.ceil(length / 100));
    if (length > maxTextLength) {
      throw new ExpressionError('expr/cost', `A text in an expression has at most ${maxTextLength} characters`);
    }
  }
}

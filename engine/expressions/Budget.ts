import { ExpressionError } from '../parsing/ExpressionError.ts';

const maxSteps = 2_000_000;
const maxTextLength = 100_000;

/**
 * Steps of what takes longer than reading a value, as it was measured: a run that uses its budget up takes about the
 * same time whatever it does.
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

/** So many characters of a text are read in the time of one step. */
const charactersOfStep = 20;

/** Counts the work of one run, so that no expression can hang whoever asks. */
export class Budget {
  #left = maxSteps;

  /** Takes steps from the budget; throws `expression/cost` when none are left. */
  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) {
      throw new ExpressionError('expression/cost', `The expression takes more than ${maxSteps} steps`);
    }
  }

  /** Refuses a text that has grown beyond bounds before it is built. */
  assertTextLength(length: number): void {
    this.spend(Math.ceil(length / charactersOfStep));
    if (length > maxTextLength) {
      throw new ExpressionError('expression/cost', `A text in an expression has at most ${maxTextLength} characters`);
    }
  }
}

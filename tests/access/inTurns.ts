import { isLongSuite } from '../isLongSuite.ts';

/** Returns a function that returns another sixth of the values on each call; in the long suite all of them. */
export function inTurns(): <Value>(values: readonly Value[]) => readonly Value[] {
  const turns = isLongSuite ? 1 : 6;
  let turn = 0;
  return (values) => {
    turn += 1;
    return values.filter((_, index) => (index + turn) % turns === 0);
  };
}

import { isLongSuite } from '../isLongSuite.ts';

/** Gives a sixth of the values at each call, another one each time; in the long suite all of them. */
export function inTurns(): <Value>(values: readonly Value[]) => readonly Value[] {
  const turns = isLongSuite ? 1 : 6;
  let turn = 0;
  return (values) => {
    turn += 1;
    return values.filter((_, index) => (index + turn) % turns === 0);
  };
}

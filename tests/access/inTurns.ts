/** Gives a sixth of the values at each call, another one each time; all of them where EVERY_DATABASE is set. */
export function inTurns(): <Value>(values: readonly Value[]) => readonly Value[] {
  const turns = process.env['EVERY_DATABASE'] === undefined ? 6 : 1;
  let turn = 0;
  return (values) => {
    turn += 1;
    return values.filter((_, index) => (index + turn) % turns === 0);
  };
}

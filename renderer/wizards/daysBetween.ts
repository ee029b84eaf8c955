const day = 86_400_000;

/** Returns the number of calendar days between two times in the user's time zone, so that last evening is yesterday. */
export function daysBetween(from: string, to: string): number {
  const midnight = (moment: string) => new Date(moment).setHours(0, 0, 0, 0);
  return Math.max(0, Math.round((midnight(to) - midnight(from)) / day));
}

const day = 86_400_000;

/** Days of the calendar here between two moments, so that last evening is yesterday. */
export function daysBetween(from: string, to: string): number {
  const midnight = (moment: string) => new Date(moment).setHours(0, 0, 0, 0);
  return Math.max(0, Math.round((midnight(to) - midnight(from)) / day));
}

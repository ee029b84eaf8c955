/** Default of the setting `draftDays`. */
const usualDays = 90;

/** Returns for how many days a draft is stored after it was last saved. */
export function draftRetentionDays(settings: Readonly<Record<string, unknown>>): number {
  const days = settings['draftDays'];
  return typeof days === 'number' ? days : usualDays;
}

/** Adds days to an ISO 8601 instant; negative days are subtracted. */
export function addDays(moment: string, days: number): string {
  return new Date(Date.parse(moment) + days * 86_400_000).toISOString();
}

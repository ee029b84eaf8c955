/** Days that a draft is kept after it was last saved, where the portal has no setting `draftDays`. */
const usualDays = 90;

/** Days that a draft is kept after it was last saved. */
export function draftRetentionDays(settings: Readonly<Record<string, unknown>>): number {
  const days = settings['draftDays'];
  return typeof days === 'number' ? days : usualDays;
}

/** The moment so many days before or after another. */
export function addDays(moment: string, days: number): string {
  return new Date(Date.parse(moment) + days * 86_400_000).toISOString();
}

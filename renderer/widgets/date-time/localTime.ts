const midnight = /T00:00(:00(\.0+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Returns the value of a date and time input for a stored instant: the time in the user's time zone,
 * `2026-03-12T14:30`.
 */
export function toLocalTime(stored: unknown): string {
  if (typeof stored !== 'string') return '';
  // An instant at midnight is shown as its day in every time zone, as elsewhere in the portal.
  if (midnight.test(stored)) return stored.slice(0, 16);
  const instant = new Date(stored);
  if (Number.isNaN(instant.getTime())) return '';
  return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/**
 * Returns the instant of an entered time, in UTC; undefined if it is invalid. An instant at midnight in UTC would be
 * read as a day, so it is stored with the offset of its time zone instead.
 */
export function readLocalTime(entered: string): string | undefined {
  const instant = new Date(entered);
  if (entered === '' || Number.isNaN(instant.getTime())) return undefined;
  const utc = `${instant.toISOString().slice(0, 19)}Z`;
  const offset = -instant.getTimezoneOffset();
  if (offset === 0 || !utc.includes('T00:00:00')) return utc;
  const local = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  return `${local}${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

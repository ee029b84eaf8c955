const midnight = /T00:00(:00(\.0+)?)?(Z|[+-]\d{2}:\d{2})?$/;

/** What an input for date and time shows of a stored instant: the time in the zone of the reader, `2026-03-12T14:30`. */
export function toLocalTime(stored: unknown): string {
  if (typeof stored !== 'string') return '';
  // An instant at midnight is the day it is written as in every zone, as wherever dates are read.
  if (midnight.test(stored)) return stored.slice(0, 16);
  const instant = new Date(stored);
  if (Number.isNaN(instant.getTime())) return '';
  return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/**
 * The instant of what was entered, in UTC. An instant at midnight in UTC is read as a day everywhere, so that its zone
 * is stored with it.
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

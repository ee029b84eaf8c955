const isoText = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * The wall time of a text in milliseconds, to be formatted as UTC. Undefined if the text is not an ISO date. A date, or
 * an instant at midnight, keeps its day in every zone. Other instants are converted to the reader's zone.
 */
export function wallTime(text: string): number | undefined {
  const match = isoText.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone] = match;
  const written = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const shown = new Date(written).toISOString();
  if (!shown.startsWith(`${year}-${month}-${day}T${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`))
    return undefined;
  const midnight = Number(hour) === 0 && Number(minute) === 0 && Number(second) === 0;
  if (zone === undefined || midnight) return written;
  return shownLocally(written - offsetOf(zone));
}

function offsetOf(zone: string): number {
  if (zone === 'Z') return 0;
  const sign = zone.startsWith('-') ? -1 : 1;
  return sign * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2))) * 60_000;
}

function shownLocally(instant: number): number {
  return instant - new Date(instant).getTimezoneOffset() * 60_000;
}

/** Formats a date with fixed digits, such as `yyyyMMdd`. Empty if the text is not a date. */
export function writePattern(text: string, pattern: string): string {
  const time = wallTime(text);
  if (time === undefined) return '';
  const iso = new Date(time).toISOString();
  const parts: Readonly<Record<string, string>> = {
    yyyy: iso.slice(0, 4),
    MM: iso.slice(5, 7),
    dd: iso.slice(8, 10),
    HH: iso.slice(11, 13),
    mm: iso.slice(14, 16),
    ss: iso.slice(17, 19),
  };
  return pattern.replace(/yyyy|MM|dd|HH|mm|ss/g, (part) => parts[part] ?? part);
}

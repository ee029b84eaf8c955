import type { Clock } from '#engine';

/** Creates a clock in a time zone. Tests pass a function for the current instant. */
export function createClock(timeZone: string, instant: () => Date = () => new Date()): Clock {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const format = (at: Date): string => {
    const parts = new Map(day.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  };
  let last = { minute: Number.NaN, day: '' };
  return {
    today: () => {
      const at = instant();
      // Expressions of lists read it for each row. A day begins with a minute, in every time zone.
      const minute = Math.floor(at.getTime() / 60_000);
      if (minute !== last.minute) last = { minute, day: format(at) };
      return last.day;
    },
    now: () => instant().toISOString(),
  };
}

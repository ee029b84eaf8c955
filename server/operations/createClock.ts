import type { Clock } from '#engine';

/** Creates a clock in a time zone. Tests pass a function for the current instant. */
export function createClock(timeZone: string, instant: () => Date = () => new Date()): Clock {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return {
    today: () => {
      const parts = new Map(day.formatToParts(instant()).map(({ type, value }) => [type, value]));
      return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
    },
    now: () => instant().toISOString(),
  };
}

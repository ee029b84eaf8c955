import type { Clock } from '#engine';

/** A clock in a zone; the instant it reads is passed in, so that tests can stand still. */
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

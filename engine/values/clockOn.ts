import type { Clock } from '../model/runtime.types.ts';

/** Returns a clock on another day, `2026-11-21`, at the time of the day of the given clock. */
export function clockOn(day: string, clock: Clock): Clock {
  return {
    today: () => day,
    now: () => new Date(Date.parse(clock.now()) + Date.parse(day) - Date.parse(clock.today())).toISOString(),
  };
}

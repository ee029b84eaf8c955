import { expressions } from '#compiler';
import { evaluate } from '#engine';

/** Returns the day some months from now, as the server computes it, in English format. */
export function dayIn(months: number, now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  const clock = { today: () => parts.join('-'), now: () => now.toISOString() };
  const user = { signedIn: false, roles: [], functionalIds: [], companyIds: [] };
  const scope = { variables: {}, user, settings: {}, clock, expressions };
  const [year, month, day] = String(evaluate({ '=': `addMonths(today(), ${months})` }, scope)).split('-');
  return `${month}/${day}/${year}`;
}

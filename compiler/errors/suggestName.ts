import { nearest } from './nearest.ts';

/** The maximum number of names to list. A longer list would not be read. */
const mostNames = 6;

/** The hint for an unknown name: the nearest known name, else a short list of known names. */
export function suggestName(name: string, names: Iterable<string>): { readonly hint?: string } {
  const known = [...new Set(names)];
  const near = nearest(name, known);
  if (near !== undefined) return { hint: `Did you mean "${near}"?` };
  return known.length === 0 ? {} : { hint: `Known names: ${listNames(name, known)}` };
}

/** The name that a hint or a message suggests. Both use the same wording. */
export function suggestedIn(text: string | undefined): string | undefined {
  return /[Dd]id you mean "?([^"?]+)"?\?/.exec(text ?? '')?.[1];
}

/** The names with the longest common prefix, and the number of others. */
export function listNames(name: string, names: readonly string[]): string {
  const listed = names.toSorted((a, b) => sharedLength(name, b) - sharedLength(name, a)).slice(0, mostNames);
  const others = names.length - listed.length;
  return others === 0 ? listed.join(', ') : `${listed.join(', ')} and ${others} more`;
}

/** The length of the common prefix of two names. */
function sharedLength(name: string, other: string): number {
  const most = Math.min(name.length, other.length);
  for (let at = 0; at < most; at += 1) if (name[at] !== other[at]) return at;
  return most;
}

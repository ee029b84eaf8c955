import { isRecord } from '#engine';
import { titleOfName } from '../wording/titleOfName.ts';

/** A policy or function as people choose it. */
export interface PolicyChoice {
  readonly name: string;
  readonly label: string;
}

/** Names of the policies that every access definition may declare, by what they are called in the studio. */
type KnownPolicies = Readonly<Record<string, string>>;

const ofRoles = /^=\s*'\w+' in user\.roles(\s*\|\|\s*'\w+' in user\.roles)*\s*$/;

/**
 * The policies and functions of an access definition, sorted by label. A function is called by its title, a policy that
 * asks for roles by their titles, and others by their name in words. Labels are unique: the name follows where two would
 * be the same.
 */
export function policyChoices(access: unknown, known: KnownPolicies = {}): readonly PolicyChoice[] {
  const roles = new Map(entriesIn(access, 'roles').map(({ role, title }) => [role, title]));
  const labelOf = (entry: Readonly<Record<string, unknown>>): string => {
    const { policy, when } = entry;
    const name = String(policy);
    if (known[name] !== undefined) return known[name];
    if (typeof when !== 'string' || !ofRoles.test(when)) return titleOfName(name);
    const titles = [...when.matchAll(/'(\w+)'/g)].map(([, role]) => roles.get(role) ?? role);
    return titles.join(', ');
  };
  const found = new Map<string, string>();
  for (const entry of entriesIn(access, 'functions'))
    found.set(String(entry['function']), String(entry['title'] ?? titleOfName(String(entry['function']))));
  for (const entry of entriesIn(access, 'policies')) found.set(String(entry['policy']), labelOf(entry));
  const counts = new Map<string, number>();
  for (const label of found.values()) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...found]
    .map(([name, label]) => ({ name, label: counts.get(label) === 1 ? label : `${label} (${name})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

function entriesIn(json: unknown, list: string): readonly Readonly<Record<string, unknown>>[] {
  const entries = isRecord(json) ? json[list] : undefined;
  return Array.isArray(entries) ? entries.filter(isRecord) : [];
}

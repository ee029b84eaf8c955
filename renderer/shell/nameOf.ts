import type { User } from '#engine';

/** How a person is called: first and last name, else the e-mail address. */
export function nameOf({ firstName, lastName, email }: User): string {
  const names = [firstName, lastName].filter((part) => part !== undefined && part !== '');
  return names.length > 0 ? names.join(' ') : (email ?? '');
}

/** One or two capitals for a person: those of the names, else of the e-mail address. */
export function initialsOf(user: User): string {
  const words = nameOf(user).split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}

import type { User } from '#engine';

/** Returns the name of a user: first and last name, otherwise the e-mail address. */
export function nameOf({ firstName, lastName, email }: User): string {
  const names = [firstName, lastName].filter((part) => part !== undefined && part !== '');
  return names.length > 0 ? names.join(' ') : (email ?? '');
}

/** Returns one or two initials of a user, in capitals, from the names or the e-mail address. */
export function initialsOf(user: User): string {
  const words = nameOf(user).split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}

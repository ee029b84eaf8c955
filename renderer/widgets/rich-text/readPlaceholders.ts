import { isRecord } from '#engine';

/** A placeholder that a text can contain. */
export interface KnownPlaceholder {
  readonly path: string;
  /** Title of its value. */
  readonly title: string;
}

/** Returns the placeholders of a definition, which are paths, or records with a path and a title. */
export function readPlaceholders(given: unknown): readonly KnownPlaceholder[] {
  return (Array.isArray(given) ? given : []).flatMap((item: unknown) => {
    if (typeof item === 'string') return [{ path: item, title: item }];
    const { path, title } = isRecord(item) ? item : {};
    if (typeof path !== 'string') return [];
    return [{ path, title: typeof title === 'string' ? title : path }];
  });
}

/** Maximum number of suggestions. */
const most = 50;

/**
 * Returns the suggestions for a typed text: placeholders whose path or title contains it, those that start with it
 * first.
 */
export function findSuggestions(offered: readonly KnownPlaceholder[], typed: string): readonly KnownPlaceholder[] {
  const wanted = typed.trim().toLowerCase();
  const contains = ({ path, title }: KnownPlaceholder): boolean =>
    path.toLowerCase().includes(wanted) || title.toLowerCase().includes(wanted);
  const begins = ({ path }: KnownPlaceholder): boolean => path.toLowerCase().startsWith(wanted);
  const found = offered.filter(contains);
  return [...found.filter(begins), ...found.filter((one) => !begins(one))].slice(0, most);
}

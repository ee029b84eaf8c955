import { isRecord } from '#engine';

/** A placeholder that a text can contain. */
export interface KnownPlaceholder {
  readonly path: string;
  /** What its value is called. */
  readonly title: string;
}

/** Placeholders as a definition gives them: paths, or records with a path and a title. */
export function readPlaceholders(given: unknown): readonly KnownPlaceholder[] {
  return (Array.isArray(given) ? given : []).flatMap((item: unknown) => {
    if (typeof item === 'string') return [{ path: item, title: item }];
    const { path, title } = isRecord(item) ? item : {};
    if (typeof path !== 'string') return [];
    return [{ path, title: typeof title === 'string' ? title : path }];
  });
}

/** Most placeholders that are offered at once. */
const most = 50;

/** The placeholders that what was typed may mean: their paths or titles contain it, those that begin with it first. */
export function findSuggestions(offered: readonly KnownPlaceholder[], typed: string): readonly KnownPlaceholder[] {
  const wanted = typed.trim().toLowerCase();
  const contains = ({ path, title }: KnownPlaceholder): boolean =>
    path.toLowerCase().includes(wanted) || title.toLowerCase().includes(wanted);
  const begins = ({ path }: KnownPlaceholder): boolean => path.toLowerCase().startsWith(wanted);
  const found = offered.filter(contains);
  return [...found.filter(begins), ...found.filter((one) => !begins(one))].slice(0, most);
}

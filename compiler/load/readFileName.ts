import { findKind, isKind, type Kind, kinds } from '../language/kinds/index.ts';

export type FileName =
  | {
      readonly kind: Kind;
      /** For a file of translations the language, `fr`. For the part of one definition `fr/book.entity`. */
      readonly id: string;
      readonly schema: readonly string[];
      /** The file contains several definitions, each below its name. */
      readonly several?: true;
      readonly fault?: never;
    }
  | { readonly fault: string };

/** The separator in a path between a file with several definitions and the name of one of them. */
export const partMark = '#';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const dotted = /^[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*)+$/;
const localeName = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/;

/**
 * The kind and id in a file name, and the matching `$schema` lines. Below `definitions` there is one level of folders,
 * whose names have no meaning here. `books/locale/fr.json#book.entity` is the part of one definition.
 */
export function readFileName(path: string): FileName {
  const segments = path.split('/');
  const below = segments[0] === 'definitions' ? segments.slice(1) : segments;
  const [area = '', ...rest] = below;
  if (rest[0] === 'locale') return readLocale(area, rest.slice(1).join('/'));
  const name = below.at(-1) ?? '';
  if (!name.endsWith('.json')) return { fault: 'a definition is a file that ends with .json' };
  const pieces = name.slice(0, -'.json'.length).split('.');
  const kind = pieces.pop() ?? '';
  if (!isKind(kind))
    return { fault: `"${kind}" is no kind: expected <id>.<kind>.json with one of ${kinds.join(', ')}` };
  if (kind === 'locale')
    return { fault: 'translations are in a file for each language: <area>/locale/<language>.json' };
  if (rest.length !== 1 || !kebab.test(area)) return { fault: `expected in the folder of an area: <area>/${name}` };
  const own = `../${kind}.schema.json`;
  const { isCompanion = false, foreignSchemas = [] } = findKind(kind) ?? {};
  if (!isCompanion) {
    return faultOfId(kind, pieces.join('.')) ?? { kind, id: pieces.join('.'), schema: [own, ...foreignSchemas] };
  }
  const owner = pieces.pop() ?? '';
  if (!isKind(owner) || owner === 'locale' || findKind(owner)?.isCompanion === true) {
    return { fault: `${kind} are named after their definition: <id>.<kind>.${kind}.json` };
  }
  const id = pieces.join('.');
  return faultOfId(owner, id) ?? { kind, id: `${owner}/${id}`, schema: [own] };
}

function faultOfId(kind: Kind, id: string): { readonly fault: string } | undefined {
  const isDotted = findKind(kind)?.idSeparator === '.';
  const like = isDotted ? 'books.list' : 'book-details';
  return (isDotted ? dotted : kebab).test(id) ? undefined : { fault: `an id as "${like}" expected` };
}

function readLocale(area: string, file: string): FileName {
  const [name = '', part] = file.split(partMark, 2);
  const locale = name.replace(/\.json$/, '');
  if (!kebab.test(area) || !name.endsWith('.json') || !localeName.test(locale)) {
    return { fault: 'translations are in a file for each language: <area>/locale/<language>.json' };
  }
  if (part === undefined) return { kind: 'locale', id: locale, schema: ['../../locale.schema.json'], several: true };
  const pieces = part.split('.');
  const kind = pieces.pop() ?? '';
  const isNamed = part === 'engine' || (isKind(kind) && faultOfId(kind, pieces.join('.')) === undefined);
  if (!isNamed) return { fault: 'translations are named after their definition: <id>.<kind>' };
  return { kind: 'locale', id: `${locale}/${part}`, schema: [] };
}

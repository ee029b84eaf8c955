import { isKind, type Kind, kinds } from '../language/kinds/index.ts';

export type FileName =
  | { readonly kind: Kind; readonly id: string; readonly schema: readonly string[]; readonly fault?: never }
  | { readonly fault: string };

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const dotted = /^[a-z][a-zA-Z0-9]*(\.[a-z][a-zA-Z0-9]*)+$/;
const localeName = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/;
const companions: readonly Kind[] = ['examples', 'cases'];

/** A schema of JSON Schema itself: the file is an entity of another house. */
export const foreignSchema = 'https://json-schema.org/draft/2020-12/schema';

/**
 * Kind and id that the name of a file says, and the `$schema` lines that agree with it. Below `definitions` there is one
 * folder for the area, whose name means nothing here.
 */
export function readFileName(path: string): FileName {
  const segments = path.split('/');
  const below = segments[0] === 'definitions' ? segments.slice(1) : segments;
  const [area = '', ...rest] = below;
  const name = below.at(-1) ?? '';
  if (!name.endsWith('.json')) return { fault: 'a definition is a file that ends with .json' };
  const pieces = name.slice(0, -'.json'.length).split('.');
  const kind = pieces.pop() ?? '';
  if (!isKind(kind))
    return { fault: `"${kind}" is no kind: expected <id>.<kind>.json with one of ${kinds.join(', ')}` };
  if (area === 'locale') return readLocale(rest, kind, pieces.join('.'));
  if (rest.length !== 1 || !kebab.test(area)) return { fault: `expected in the folder of an area: <area>/${name}` };
  const own = `../${kind}.schema.json`;
  if (!companions.includes(kind)) {
    const schema = kind === 'entity' ? [own, foreignSchema] : [own];
    return faultOfId(kind, pieces.join('.')) ?? { kind, id: pieces.join('.'), schema };
  }
  const owner = pieces.pop() ?? '';
  if (!isKind(owner) || owner === 'locale' || companions.includes(owner)) {
    return { fault: `${kind} are named after their definition: <id>.<kind>.${kind}.json` };
  }
  const id = pieces.join('.');
  return faultOfId(owner, id) ?? { kind, id: `${owner}/${id}`, schema: [own] };
}

function faultOfId(kind: Kind, id: string): { readonly fault: string } | undefined {
  const like = kind === 'operation' ? 'books.list' : 'book-details';
  return (kind === 'operation' ? dotted : kebab).test(id) ? undefined : { fault: `an id as "${like}" expected` };
}

function readLocale(rest: readonly string[], kind: string, id: string): FileName {
  const [locale = '', ...files] = rest;
  if (files.length !== 1 || kind !== 'locale' || !localeName.test(locale)) {
    return { fault: 'a catalogue stands at locale/<language>/<id>.<kind>.locale.json' };
  }
  const target = id.split('.').at(-1) ?? '';
  if (id !== 'engine' && !(isKind(target) && id.includes('.'))) {
    return { fault: 'a catalogue is named after its definition: <id>.<kind>.locale.json' };
  }
  return { kind: 'locale', id: `${locale}/${id}`, schema: ['../../locale.schema.json'] };
}

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

/** Kind and id that a path says, and the `$schema` lines that agree with it. */
export function readFileName(path: string): FileName {
  const segments = path.split('/');
  const below = segments[0] === 'definitions' ? segments.slice(1) : segments;
  const [folder = '', ...rest] = below;
  const name = below.at(-1) ?? '';
  if (!name.endsWith('.json')) return { fault: 'a definition is a file that ends with .json' };
  const pieces = name.slice(0, -'.json'.length).split('.');
  const kind = pieces.at(-1) ?? '';
  const id = pieces.slice(0, -1).join('.');
  if (!isKind(folder) || companions.includes(folder)) {
    return {
      fault: `"${folder}" is no kind: expected one of ${kinds.filter((each) => !companions.includes(each)).join(', ')}`,
    };
  }
  if (!isKind(kind)) return { fault: `the file name ends with .${folder}.json, as <id>.${folder}.json` };
  if (folder === 'locale') return readLocale(rest, kind, id);
  if (rest.length !== 1) return { fault: `the file stands directly in the folder ${folder}` };
  const isCompanion = companions.includes(kind);
  if (kind !== folder && !isCompanion) return { fault: `kind ${folder} expected: <id>.${folder}.json` };
  if (!(folder === 'operation' ? dotted : kebab).test(id)) {
    return { fault: folder === 'operation' ? 'an id as "books.list" expected' : 'an id as "book-details" expected' };
  }
  if (isCompanion) return { kind, id: `${folder}/${id}`, schema: [`../${kind}.schema.json`] };
  const own = `../${kind}.schema.json`;
  return { kind, id, schema: kind === 'entity' ? [own, foreignSchema] : [own] };
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

import type { DefinitionError } from '../errors/DefinitionError.ts';
import { type Kind, kinds, mapKinds } from '../language/kinds/index.ts';
import type { Definition, DefinitionSet, SourceFile } from './Definition.ts';
import { parseJson } from './parseJson.ts';
import { foreignSchema, readFileName } from './readFileName.ts';

/** A definition, or why there is none. */
export type LoadedFile = Definition | { readonly errors: readonly DefinitionError[] };

/**
 * Reads files into a set, in order of kind and id. Files that cannot be read are reported and left out. `load` may
 * remember what it read.
 */
export function loadSet(
  files: readonly SourceFile[],
  load: (file: SourceFile) => LoadedFile = rememberFile,
): {
  readonly set: DefinitionSet;
  readonly errors: readonly DefinitionError[];
} {
  const errors: DefinitionError[] = [];
  const definitions: Definition[] = [];
  for (const file of files) {
    const loaded = load(file);
    if ('errors' in loaded) errors.push(...loaded.errors);
    else definitions.push(loaded);
  }
  // A definition that moves to another area changes nothing, not even an order.
  const sorted = definitions
    .map((definition) => ({ definition, name: `${definition.kind}/${definition.id}` }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ definition }) => definition);
  return { set: { definitions: sorted, byKind: groupByKind(sorted, errors) }, errors };
}

/** Of a set that is read again after an edit, all other files are the same objects as before. */
const loadedBefore = new WeakMap<SourceFile, LoadedFile>();

function rememberFile(file: SourceFile): LoadedFile {
  const loaded = loadedBefore.get(file) ?? loadFile(file);
  loadedBefore.set(file, loaded);
  return loaded;
}

/** Reads one file into a definition, or says why it cannot be read. */
export function loadFile(file: SourceFile): LoadedFile {
  const name = readFileName(file.path);
  const start = { severity: 'error', file: file.path, pointer: '', line: 1, column: 1 } as const;
  if (name.fault !== undefined)
    return { errors: [{ code: 'file/name', ...start, message: `${file.path}: ${name.fault}` }] };
  const parsed = parseJson(file.text);
  if (parsed.faults !== undefined) {
    return { errors: parsed.faults.map((fault) => ({ code: 'file/json', ...start, ...fault })) };
  }
  const { json, locate } = parsed;
  const schema = schemaLine(json);
  if (name.kind !== 'cases' && (schema === undefined || !name.schema.includes(schema))) {
    const message = `"$schema": "${name.schema[0] ?? ''}" expected, ${schema === undefined ? 'none' : `"${schema}"`} given`;
    const pointer = schema === undefined ? '' : '/$schema';
    return { errors: [{ code: 'file/name', ...start, pointer, ...locate(pointer), message }] };
  }
  return { kind: name.kind, id: name.id, file: file.path, json, foreign: schema === foreignSchema, locate };
}

function schemaLine(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('$schema' in json)) return undefined;
  return typeof json.$schema === 'string' ? json.$schema : String(json.$schema);
}

function groupByKind(
  definitions: readonly Definition[],
  errors: DefinitionError[],
): Readonly<Record<Kind, ReadonlyMap<string, Definition>>> {
  const groups = new Map<Kind, Map<string, Definition>>(kinds.map((kind) => [kind, new Map()]));
  for (const definition of definitions) {
    const group = groups.get(definition.kind);
    const other = group?.get(definition.id);
    if (other === undefined) group?.set(definition.id, definition);
    else {
      const message = `${definition.kind} "${definition.id}" is already defined in ${other.file}`;
      errors.push({
        code: 'name/taken',
        severity: 'error',
        file: definition.file,
        pointer: '',
        ...definition.locate(''),
        message,
      });
    }
  }
  return mapKinds((kind) => groups.get(kind) ?? new Map());
}

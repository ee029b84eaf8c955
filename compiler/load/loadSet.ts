import { joinPointer } from '../compile/pointer.ts';
import type { DefinitionError } from '../errors/DefinitionError.ts';
import { findKind, type Kind, kinds, mapKinds } from '../language/kinds/index.ts';
import { addColumnFilters } from './addColumnFilters.ts';
import type { Definition, DefinitionSet, Group, SourceFile } from './Definition.ts';
import { expandActs } from './expandActs.ts';
import { expandSet } from './expandSet.ts';
import { parseJson } from './parseJson.ts';
import { pickSchemaKeywords } from './pickSchemaKeywords.ts';
import { readFileName } from './readFileName.ts';
import { sourceLocation } from './sourceLocation.ts';

/** The definitions of a file, or the errors that prevented loading. */
export interface LoadedFile {
  readonly definitions: readonly Definition[];
  readonly errors: readonly DefinitionError[];
}

/**
 * Loads files into a set, sorted by kind and id. Reports files that cannot be loaded and leaves them out. `load` can
 * cache its results. `before` is an earlier set: its order is used again if no definition was added or removed, and the
 * definitions of a kind are the same map if none of them changed.
 */
export function loadSet(
  files: readonly SourceFile[],
  load: (file: SourceFile) => LoadedFile = rememberFile,
  before?: DefinitionSet,
): {
  readonly set: DefinitionSet;
  readonly errors: readonly DefinitionError[];
} {
  const errors: DefinitionError[] = [];
  const definitions: Definition[] = [];
  for (const file of files) {
    const loaded = load(file);
    for (const error of loaded.errors) errors.push(error);
    for (const definition of loaded.definitions) definitions.push(definition);
  }
  // Moving a definition to another folder changes nothing, not even the order.
  const order = orderByKey(expandActs(definitions), before === undefined ? undefined : orders.get(before));
  const sorted = addColumnFilters(expandSet(order.sorted));
  const set = { definitions: sorted, byKind: groupByKind(sorted, errors, before) };
  orders.set(set, order);
  return { set, errors };
}

/** Definitions in the order of their files, and the position of each in the order of keys. */
interface Order {
  readonly definitions: readonly Definition[];
  readonly positions: readonly number[];
  readonly sorted: readonly Definition[];
}

const orders = new WeakMap<DefinitionSet, Order>();

function orderByKey(definitions: readonly Definition[], before: Order | undefined): Order {
  const positions =
    before !== undefined && haveSameKeys(definitions, before) ? before.positions : sortByKey(definitions);
  return { definitions, positions, sorted: positions.flatMap((position) => definitions[position] ?? []) };
}

function haveSameKeys(definitions: readonly Definition[], before: Order): boolean {
  if (definitions.length !== before.definitions.length) return false;
  return definitions.every((one, index) => {
    const other = before.definitions[index];
    return one === other || one.key === other?.key;
  });
}

function sortByKey(definitions: readonly Definition[]): readonly number[] {
  const keys = definitions.map(({ key }) => key);
  return [...keys.keys()].sort((a, b) => {
    const left = keys[a] ?? '';
    const right = keys[b] ?? '';
    return left < right ? -1 : left > right ? 1 : 0;
  });
}

/** Cached: after an edit, unchanged files of the set are the same objects. */
const loadedBefore = new WeakMap<SourceFile, LoadedFile>();

function rememberFile(file: SourceFile): LoadedFile {
  const loaded = loadedBefore.get(file) ?? loadFile(file);
  loadedBefore.set(file, loaded);
  return loaded;
}

/** Loads the definitions of one file. Returns errors if it cannot be loaded. */
export function loadFile(file: SourceFile): LoadedFile {
  const name = readFileName(file.path);
  const start = { severity: 'error', file: file.path, pointer: '', line: 1, column: 1 } as const;
  if (name.fault !== undefined)
    return refuse([{ code: 'file/name', ...start, message: `${file.path}: ${name.fault}` }]);
  const parsed = parseJson(file.text);
  if (parsed.faults !== undefined) {
    return refuse(parsed.faults.map((fault) => ({ code: 'file/json', ...start, ...fault })));
  }
  const { json, locate } = parsed;
  const { kind, id } = name;
  const schema = schemaLine(json);
  const { isList = false, foreignSchemas = [] } = findKind(kind) ?? {};
  const isPart = name.schema.length === 0;
  if (!isPart && !isList && (schema === undefined || !name.schema.includes(schema))) {
    const message = `"$schema": "${name.schema[0] ?? ''}" expected, ${schema === undefined ? 'none' : `"${schema}"`} given`;
    const pointer = schema === undefined ? '' : '/$schema';
    return refuse([{ code: 'file/name', ...start, pointer, ...locate(pointer), message }]);
  }
  const foreign = schema !== undefined && foreignSchemas.includes(schema);
  const written = isPart ? withoutSchema(json) : json;
  const whole: Definition = {
    ...{ kind, id, key: `${kind}/${id}`, file: file.path, at: '', locate, foreign },
    json: foreign ? pickSchemaKeywords(written) : written,
  };
  return { definitions: name.several ? membersOf(whole) : [whole], errors: [] };
}

function refuse(errors: readonly DefinitionError[]): LoadedFile {
  return { definitions: [], errors };
}

/** The definitions of a file with several, each below its name. */
function membersOf(whole: Definition): readonly Definition[] {
  return Object.entries(Object(withoutSchema(whole.json))).map(([name, json]) => {
    const at = joinPointer('', name);
    const locate: Definition['locate'] = (pointer, place) => whole.locate(at + pointer, place);
    return { ...whole, id: `${whole.id}/${name}`, key: `${whole.key}/${name}`, at, json, locate };
  });
}

/** A part of a file can have a `$schema` line for editors. It defines nothing. */
function withoutSchema(json: unknown): unknown {
  if (schemaLine(json) === undefined) return json;
  const { $schema: _, ...rest } = Object(json);
  return rest;
}

function schemaLine(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('$schema' in json)) return undefined;
  return typeof json.$schema === 'string' ? json.$schema : String(json.$schema);
}

function groupByKind(
  definitions: readonly Definition[],
  errors: DefinitionError[],
  before: DefinitionSet | undefined,
): DefinitionSet['byKind'] {
  const groups = new Map<Kind, Map<string, Definition>>(kinds.map((kind) => [kind, new Map()]));
  for (const definition of definitions) {
    const group = groups.get(definition.kind);
    const other = group?.get(definition.id);
    if (other === undefined) group?.set(definition.id, definition);
    else {
      const message = `${definition.kind} "${definition.id}" is already defined in ${other.file}`;
      errors.push({
        code: 'name/duplicate',
        severity: 'error',
        file: definition.file,
        pointer: definition.at + sourceLocation(definition, '').pointer,
        ...definition.locate(''),
        message,
      });
    }
  }
  return mapKinds((kind) => {
    const group = groups.get(kind) ?? new Map<string, Definition>();
    const earlier = before?.byKind[kind];
    return earlier !== undefined && haveSameValues(group, earlier) ? earlier : group;
  });
}

function haveSameValues(group: Group, earlier: Group): boolean {
  if (group.size !== earlier.size) return false;
  const others = earlier.values();
  for (const definition of group.values()) if (definition !== others.next().value) return false;
  return true;
}

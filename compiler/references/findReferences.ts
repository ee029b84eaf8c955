import type { Compilation } from '../compile/compilation.ts';
import { findProperty } from '../compile/findLayers.ts';
import { splitPointer } from '../compile/pointer.ts';
import { createGate, type Meaning } from '../gate/Gate.ts';
import { phases } from '../gate/phases.ts';
import { kindEntries } from '../language/kinds/index.ts';
import type { Definition, DefinitionSet } from '../load/Definition.ts';
import { isFormOfOperation } from '../load/formOfOperation.ts';
import { sourceLocation } from '../load/sourceLocation.ts';
import { originOf } from '../typecheck/typeTable.ts';
import { readExamples } from './exampleNames.ts';
import type { FoundReference } from './FoundReference.ts';
import { type NameAtOffset, readNames } from './readNames.ts';

/**
 * Every reference in a set, in file order. The annotations of the meta-schemas mark references, and the checks of the
 * gate resolve them, so the set must pass the gate. With `focus`, only the references in these definitions.
 */
export function findReferences(set: DefinitionSet, focus?: ReadonlySet<Definition>): readonly FoundReference[] {
  const focused = focus === undefined ? {} : { focus };
  const meanings = readMeanings(set, focused);
  const files = new Map(set.definitions.map((definition) => [`${definition.kind}/${definition.id}`, definition.file]));
  const gate = createGate(set, focused);
  const found = gate.walked.flatMap(({ definition, places }) => {
    // A generated form is in no file, and the names in its fields are found in the operation.
    if (isFormOfOperation(definition)) return [];
    const known = meanings.get(definition);
    const uses = definition.expansion?.uses ?? [];
    const opened = new Set(uses.flatMap((use) => (use.kind === 'operation' ? [use.pointer] : [])));
    const listed = [
      ...places.flatMap((place): readonly Listed[] => readNames(place).map((name) => ({ place, name }))),
      ...readExamples(definition),
      ...[...(known?.values() ?? [])].flatMap(readNoted),
    ];
    return listed.flatMap(({ place: { pointer, key }, name, path }) => {
      const noted = known?.get(`${pointer}\n${name.start}`)?.target ?? targetOf(definition, name);
      const target = noted ?? (path === undefined ? undefined : originOfExample(definition, path, gate.compilation));
      // A text that is compared with an unknown value is plain text, and an independent field refers to nothing.
      const isOwn = name.kind === 'property' && target?.startsWith(`field/${definition.id}.`) === true;
      if ((name.kind === 'literal' && target === undefined) || (isOwn && pointer.includes('field'))) return [];
      const { definition: home, pointer: at } = sourceLocation(definition, pointer);
      // The file names the operation here, not the form generated from it.
      if (opened.has(at) && home.key === definition.key) return [];
      // Parts generated from an entry, such as a field of an act, are only found at the entry itself.
      if (!isWritten(home, { pointer: at, key }, name)) return [];
      const { line, column } = home.locate(at, { key });
      const kind = name.kind === 'literal' ? (target?.slice(0, target.indexOf('/')) ?? '') : name.kind;
      const reference = { file: home.file, pointer: home.at + at, key, line, column, ...name, kind };
      if (target === undefined) return [reference];
      const targetFile = fileOf(target, files, definition);
      return [{ ...reference, target, ...(targetFile === undefined ? {} : { targetFile }) }];
    });
  });
  return withoutRepeated([
    ...found,
    ...[...(focus ?? set.definitions)].flatMap((definition) => readUses(definition, files)),
  ]);
}

/** Whether the file contains the name at the place, as a member name or in a value. */
function isWritten({ json }: Definition, { pointer, key }: Listed['place'], { name, start }: NameAtOffset): boolean {
  const members = splitPointer(pointer);
  if (key) return members.at(-1)?.startsWith(name, start) === true;
  const value = members.reduce<unknown>(
    (holder, member) => (typeof holder === 'object' && holder !== null ? Reflect.get(holder, member) : undefined),
    json,
  );
  return typeof value !== 'object' && String(value).startsWith(name, start);
}

/** Removes duplicates: the references in a field list are found in every definition that uses it. */
function withoutRepeated(references: readonly FoundReference[]): readonly FoundReference[] {
  const seen = new Set<string>();
  return references.filter(({ file, pointer, key, start, kind, target }) => {
    const mark = [file, pointer, key, start, kind, target].join('\n');
    return !seen.has(mark) && seen.add(mark);
  });
}

/** References to field lists, which their fields replace in the expanded definition. */
function readUses(definition: Definition, files: ReadonlyMap<string, string>): readonly FoundReference[] {
  const { written, uses = [] } = definition.expansion ?? { written: definition };
  return uses.flatMap(({ kind, name, pointer, start }) => {
    const target = `${kind}/${name}`;
    const targetFile = files.get(target);
    if (targetFile === undefined) return [];
    const { definition: home, pointer: at } = sourceLocation(written, pointer);
    const { line, column } = home.locate(at);
    const place = { file: home.file, pointer: home.at + at, key: false, line, column };
    return [{ ...place, kind, name, start, target, targetFile }];
  });
}

interface Listed {
  readonly place: { readonly pointer: string; readonly key: boolean };
  readonly name: NameAtOffset;
  readonly path?: string;
}

/** The property of a member in an example. */
function originOfExample({ id }: Definition, path: string, compilation: Compilation): string | undefined {
  const layers = findProperty(compilation, id.slice(id.indexOf('/') + 1), path);
  return layers === undefined ? undefined : originOf(layers);
}

type Meanings = ReadonlyMap<Definition, ReadonlyMap<string, Meaning>>;

function readNoted({ pointer, start, name, target }: Meaning): readonly Listed[] {
  const kind = target?.slice(0, target.indexOf('/')) ?? '';
  return name === undefined ? [] : [{ place: { pointer, key: false }, name: { kind, name, start } }];
}

function readMeanings(set: DefinitionSet, focused: { readonly focus?: ReadonlySet<Definition> }): Meanings {
  const meanings = new Map<Definition, Map<string, Meaning>>();
  const note = (definition: Definition, meaning: Meaning): void => {
    if (meaning.target === undefined) return;
    const known = meanings.get(definition) ?? new Map<string, Meaning>();
    meanings.set(definition, known.set(`${meaning.pointer}\n${meaning.start}`, meaning));
  };
  const gate = createGate(set, { note, ...focused });
  for (const { checks } of phases) for (const check of checks) check(gate);
  return meanings;
}

/** Names that are local to their own definition, or to the one they belong to. */
const local: Readonly<Record<string, (definition: Definition, name: string) => string>> = {
  function: (_, name) => `function/${name}`,
  step: ({ id }, name) => `step/${id}.${name}`,
  state: ({ id }, name) => `state/${id}.${name}`,
  keyword: (_, name) => `keyword/${name}`,
  format: (_, name) => `format/${name}`,
  text: ({ id }, name) => `text/${id.slice(id.indexOf('/') + 1)}/${name}`,
  question: ({ id }, name) => `question/${id.slice(id.indexOf('/') + 1)}.${name}`,
};

function targetOf(definition: Definition, { kind, name }: NameAtOffset): string | undefined {
  return local[kind]?.(definition, name);
}

const ownedBy: Readonly<Record<string, readonly string[]>> = {
  property: ['entity'],
  option: ['entity'],
  question: ['flow'],
  field: ['form', 'operation', 'screen'],
  variable: ['screen', 'form', 'flow', 'wizard', 'operation', 'lifecycle', 'template', 'entity'],
  step: ['wizard'],
  state: ['lifecycle'],
};

/** The file that declares a target. */
function fileOf(target: string, files: ReadonlyMap<string, string>, definition: Definition): string | undefined {
  const direct = files.get(target);
  if (direct !== undefined) return direct;
  const [kind = '', rest = ''] = [target.slice(0, target.indexOf('/')), target.slice(target.indexOf('/') + 1)];
  const declaring = kindEntries.find(([, { declares = {} }]) => Object.hasOwn(declares, kind));
  if (declaring !== undefined) return firstOf(files, `${declaring[0]}/`);
  if (kind === 'text') {
    const [id = ''] = rest.split('/');
    const end = id.lastIndexOf('.');
    return files.get(`${id.slice(end + 1)}/${id.slice(0, end)}`);
  }
  const owners = ownedBy[kind];
  if (owners === undefined) return undefined;
  const own = `${definition.kind}/${definition.id}`;
  if (rest.startsWith(`${definition.id}.`) && owners.includes(definition.kind)) return files.get(own);
  for (let end = rest.indexOf('.'); end > 0; end = rest.indexOf('.', end + 1)) {
    const found = owners.map((owner) => files.get(`${owner}/${rest.slice(0, end)}`)).find((file) => file !== undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

function firstOf(files: ReadonlyMap<string, string>, prefix: string): string | undefined {
  return [...files].find(([key]) => key.startsWith(prefix))?.[1];
}

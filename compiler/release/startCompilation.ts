import type { Compilation } from '../compile/compilation.ts';
import { groupSource } from '../compile/groupsOf.ts';
import type { CompileInput, Source } from '../compile/node.ts';
import { findKind } from '../language/kinds/index.ts';
import type { Origin } from '../load/Definition.ts';
import { findSourceLocation } from '../load/sourceLocation.ts';
import { collectTexts, findTexts } from '../texts/collectTexts.ts';

interface Read {
  readonly source: Source;
  readonly english: readonly (readonly [key: string, text: string])[];
}

/** Cached: an input never changes. */
const readBefore = new WeakMap<CompileInput, Read>();
const readOf = new WeakMap<Source, Read>();

/** Reads every source once and collects its texts. */
export function startCompilation(inputs: Iterable<CompileInput>): Compilation {
  return compilationOf([...inputs].flatMap((input) => (hasWords(input) ? [readInput(input)] : [])));
}

/** The compilation after some definitions were edited. All others, and their order, do not change. */
export function editCompilation(before: Compilation, edited: readonly CompileInput[]): Compilation {
  const sources = new Map(before.sources);
  for (const input of edited.filter(hasWords)) {
    for (const source of sourcesOf(readInput(input))) sources.set(`${source.kind}:${source.id}`, source);
  }
  return {
    sources,
    get english() {
      return compilationOf([...sources.values()].flatMap((source) => readOf.get(source) ?? [])).english;
    },
  };
}

function hasWords({ kind }: CompileInput): boolean {
  return findKind(kind)?.texts !== false;
}

function compilationOf(reads: readonly Read[]): Compilation {
  let english: Readonly<Record<string, string>> | undefined;
  return {
    sources: new Map(reads.flatMap(sourcesOf).map((source) => [`${source.kind}:${source.id}`, source])),
    get english() {
      english ??= Object.fromEntries(reads.flatMap((read) => read.english));
      return english;
    },
  };
}

/** A definition, and the generated entity for its groups, if any. */
function sourcesOf({ source }: Read): readonly Source[] {
  const groups = source.kind === 'operation' ? groupSourceOf(source) : undefined;
  return groups === undefined ? [source] : [source, groups];
}

/** Cached: a source never changes. */
const groupsBefore = new WeakMap<Source, { readonly source: Source | undefined }>();

function groupSourceOf(operation: Source): Source | undefined {
  const known = groupsBefore.get(operation) ?? { source: groupSource(operation) };
  groupsBefore.set(operation, known);
  return known.source;
}

function readInput(input: CompileInput): Read {
  const known = readBefore.get(input);
  if (known !== undefined) return known;
  const keys = keysOf(input);
  const english = collectTexts(input).map(({ path, text }) => [`${input.id}.${input.kind}/${path}`, text] as const);
  const read = { source: { kind: input.kind, id: input.id, json: input.json, keys }, english };
  readBefore.set(input, read);
  readOf.set(read.source, read);
  return read;
}

/** Catalogue keys by the JSON Pointers of texts. A part of another definition has the key of that definition. */
function keysOf(input: CompileInput): ReadonlyMap<string, string> {
  const texts = input.expansion === undefined ? collectTexts(input) : findTexts(input);
  return new Map(
    texts.map(({ pointer, path }) => {
      const origin = findSourceLocation(input, pointer);
      const written = origin === undefined ? undefined : findWritten(origin);
      return [pointer, written ?? `${input.id}.${input.kind}/${path}`];
    }),
  );
}

function findWritten({ definition, pointer }: Origin): string | undefined {
  const text = collectTexts(definition).find((found) => found.pointer === pointer);
  return text === undefined ? undefined : `${definition.id}.${definition.kind}/${text.path}`;
}

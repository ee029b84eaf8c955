import type { Compilation } from '../compile/compilation.ts';
import type { CompileInput, Source } from '../compile/node.ts';
import { findKind } from '../language/kinds/index.ts';
import { collectTexts } from '../texts/collectTexts.ts';

interface Read {
  readonly source: Source;
  readonly english: readonly (readonly [key: string, text: string])[];
}

/** An input never changes, so it is read once, however often a set with it is checked. */
const readBefore = new WeakMap<CompileInput, Read>();
const readOf = new WeakMap<Source, Read>();

/** Reads every source once and names its texts. */
export function startCompilation(inputs: Iterable<CompileInput>): Compilation {
  return compilationOf([...inputs].flatMap((input) => (hasWords(input) ? [readInput(input)] : [])));
}

/** The compilation after some definitions were written anew; all others, and their order, are as they were. */
export function editCompilation(before: Compilation, edited: readonly CompileInput[]): Compilation {
  const sources = new Map(before.sources);
  for (const input of edited) if (hasWords(input)) sources.set(`${input.kind}:${input.id}`, readInput(input).source);
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
    sources: new Map(reads.map(({ source }) => [`${source.kind}:${source.id}`, source])),
    get english() {
      english ??= Object.fromEntries(reads.flatMap((read) => read.english));
      return english;
    },
  };
}

function readInput(input: CompileInput): Read {
  const known = readBefore.get(input);
  if (known !== undefined) return known;
  const keys = new Map<string, string>();
  const english: (readonly [string, string])[] = [];
  for (const text of collectTexts(input)) {
    const key = `${input.id}.${input.kind}/${text.path}`;
    keys.set(text.pointer, key);
    english.push([key, text.text]);
  }
  const read = { source: { kind: input.kind, id: input.id, json: input.json, keys }, english };
  readBefore.set(input, read);
  readOf.set(read.source, read);
  return read;
}

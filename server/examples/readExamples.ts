import { isRecord } from '#engine';
import { readDefinitions } from '../releases/readDefinitions.ts';

type Row = Readonly<Record<string, unknown>>;

/** Entity → its examples in the order of the file. */
export type Examples = ReadonlyMap<string, readonly Row[]>;

/** Reads the examples of a folder of definitions, with the values that each inherits by `like`. */
export async function readExamples(folder: string): Promise<Examples> {
  const examples = new Map<string, readonly Row[]>();
  for (const { path, text } of await readDefinitions(folder)) {
    const id = /\/([^/]+)\.entity\.examples\.json$/.exec(path)?.[1];
    const file: unknown = id === undefined ? undefined : JSON.parse(text);
    if (id === undefined || !isRecord(file)) continue;
    const names = Object.keys(file).filter((name) => name !== '$schema');
    examples.set(
      id,
      names.map((name) => wholeExample(file, name, [])),
    );
  }
  return examples;
}

function wholeExample(file: Row, name: string, seen: readonly string[]): Row {
  const example = file[name];
  if (!isRecord(example) || seen.includes(name)) return {};
  const { like, ...own } = example;
  return typeof like === 'string' ? { ...wholeExample(file, like, [...seen, name]), ...own } : own;
}

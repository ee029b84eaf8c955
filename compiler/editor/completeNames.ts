import { type Node, rootOf } from '../compile/node.ts';
import { createGate, type Gate } from '../gate/Gate.ts';
import { variablesAt } from '../gate/scope/variablesAt.ts';
import { variablesOf } from '../gate/scope/variablesOf.ts';
import { type Location, walkDefinition } from '../gate/walkDefinition.ts';
import type { Definition, DefinitionSet, SourceFile } from '../load/Definition.ts';
import { loadFile, loadSet } from '../load/loadSet.ts';
import { writtenOf } from '../load/sourceLocation.ts';
import { startCompilation } from '../release/startCompilation.ts';
import { completeExpression } from '../typecheck/completeExpression.ts';
import { findUnfinishedText, type UnfinishedText } from './findUnfinishedText.ts';
import { type NameCompletion, namesAt } from './namesAt.ts';

/** The names that fit at the cursor. `start` and `end` are offsets in the file. */
export interface NameCompletions {
  readonly start: number;
  readonly end: number;
  readonly completions: readonly NameCompletion[];
}

interface CompletionInput {
  /** All files of the set, including the one that is being edited. */
  readonly files: readonly SourceFile[];
  readonly file: string;
  readonly text: string;
  readonly offset: number;
}

/**
 * Completes names of the set: definitions, properties, variables, functions, states, steps, roles and others. Undefined
 * if the cursor is not in a text of a definition.
 */
export function completeNames({ files, file, text, offset }: CompletionInput): NameCompletions | undefined {
  const written = findUnfinishedText(text, offset);
  if (written === undefined) return undefined;
  const edited: SourceFile = { path: file, text: JSON.stringify(written.json) };
  const [own] = loadFile(edited).definitions;
  if (own === undefined || own.at !== '') return undefined;
  const { set } = loadSet([...files.filter(({ path }) => path !== file), edited]);
  const definition = set.definitions.find(({ key, file: path }) => key === own.key && path === file);
  if (definition === undefined) return undefined;
  const { places } = walkDefinition(writtenOf(definition));
  const place = places.find(({ pointer, key }) => pointer === written.pointer && key === written.key);
  const completing = openPlace({ set, definition, place, written });
  return written.text.startsWith('=') ? expressionAt(completing) : plainAt(completing);
}

interface Completing {
  readonly gate: Gate;
  readonly node: Node;
  readonly place: Location;
  readonly written: UnfinishedText;
}

interface Found {
  readonly set: DefinitionSet;
  readonly definition: Definition;
  readonly place: Location | undefined;
  readonly written: UnfinishedText;
}

function openPlace({ set, definition, place, written }: Found): Completing {
  const compilation = startCompilation(set.definitions);
  const gate = createGate(set, { focus: new Set([definition]), compilation: () => compilation });
  const source = compilation.sources.get(definition.key.replace('/', ':'));
  const node = rootOf(source ?? { ...definition, keys: new Map() });
  const { pointer, key } = written;
  return { gate, node, place: place ?? { pointer, key, value: written.text, schema: {}, adds: [] }, written };
}

function expressionAt({ gate, node, place, written }: Completing): NameCompletions {
  const variables = variablesAt(gate, node, place, variablesOf(node, gate.compilation));
  const source = written.text.slice(1);
  const { start, completions } = completeExpression({ source, offset: written.cursor - 1, variables });
  const rest = /^\w*/.exec(source.slice(written.cursor - 1))?.[0].length ?? 0;
  return { start: written.start + 1 + start, end: written.start + written.cursor + rest, completions };
}

function plainAt({ gate, node, place, written }: Completing): NameCompletions | undefined {
  const { start, end, completions } = namesAt({ gate, node, place, written });
  if (completions.length === 0) return undefined;
  return { start: written.start + start, end: written.start + end, completions };
}

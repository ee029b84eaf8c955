import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { splitPointer } from '../compile/pointer.ts';
import type { Severity } from './codes.ts';
import type { DefinitionError } from './DefinitionError.ts';
import { errorFixes } from './errorFixes.ts';
import { suggestedIn } from './suggestName.ts';

/** An error in the format for tools. Every property is always present. Unknown values are null. */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly file: string;
  /** JSON Pointer in the file. Empty for the whole file. */
  readonly pointer: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** Offset of the error in the text at the pointer, from 0. Null if the whole value is wrong. */
  readonly offset: number | null;
  /** A description of the expected value. */
  readonly expected: string | null;
  /** The value at the pointer. Null if there is none, for example for a missing property. */
  readonly found: unknown;
  /** The nearest valid name. */
  readonly nearest: string | null;
  readonly message: string;
  /** How to fix errors with this code. */
  readonly fix: string;
}

/** Converts errors to a stable format, in the same order. */
export function errorsAsJson(
  errors: readonly DefinitionError[],
  sources: readonly { readonly path: string; readonly text: string }[],
): readonly Finding[] {
  const texts = new Map(sources.map((source) => [source.path, source.text]));
  const trees = new Map<string, Node | undefined>();
  return errors.map((error) => {
    const { code, severity, file, pointer, line, column, offset, message, hint } = error;
    if (!trees.has(file)) trees.set(file, parseTree(texts.get(file) ?? ''));
    const near = suggestedIn(hint) ?? suggestedIn(message);
    const expected = suggestedIn(hint) === undefined ? hint : undefined;
    return {
      code,
      severity,
      file,
      pointer,
      line,
      column,
      offset: offset ?? null,
      expected: expected ?? expectedIn(message) ?? null,
      found: valueAt(trees.get(file), pointer) ?? null,
      nearest: near ?? null,
      message,
      fix: errorFixes[code],
    };
  });
}

/** Matches "…; expected: a text" and "a text expected, …". */
function expectedIn(message: string): string | undefined {
  return /; expected:? (.+)$/.exec(message)?.[1] ?? /^(?:[\w.]+: )?(.+?) expected\b/.exec(message)?.[1];
}

function valueAt(tree: Node | undefined, pointer: string): unknown {
  if (tree === undefined || pointer === '') return undefined;
  let node: Node | undefined = tree;
  for (const member of splitPointer(pointer)) {
    if (node === undefined) return undefined;
    node = findNodeAtLocation(node, [node.type === 'array' ? Number(member) : member]);
  }
  return node === undefined ? undefined : getNodeValue(node);
}

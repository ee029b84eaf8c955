import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { splitPointer } from '../compile/pointer.ts';
import type { Severity } from './codes.ts';
import type { DefinitionError } from './DefinitionError.ts';
import { errorFixes } from './errorFixes.ts';
import { suggestedIn } from './suggestName.ts';

/** A finding for tools. Every member is always there; what is not known is null. */
export interface Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly file: string;
  /** JSON Pointer below the file, empty for the whole of it. */
  readonly pointer: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  /** Where the fault begins in the text at the pointer, counted from 0; null where it is the whole value. */
  readonly offset: number | null;
  /** What would be right, in words. */
  readonly expected: string | null;
  /** What stands at the pointer; null where nothing stands, as for a word that is missing. */
  readonly found: unknown;
  /** The nearest right name. */
  readonly nearest: string | null;
  readonly message: string;
  /** What to do about mistakes of this code. */
  readonly fix: string;
}

/** The errors in a stable shape, in their order. */
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

/** "…; expected: a text" and "a text expected, …" */
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

import type { Reference } from '#engine';
import type { FlowDefinition, FormDefinition, OperationDefinition } from '../language/definitions.types.ts';
import { type Compilation, findSource } from './compilation.ts';
import { firstOperation } from './firstOperation.ts';
import { child, type Node, stringOf } from './node.ts';

type ActTone = 'danger' | undefined;

/** The tone of an operation, for its button: `danger` if it ends or deletes something. */
export function toneOfOperation(id: string | undefined, compilation: Compilation): ActTone {
  return id === undefined ? undefined : (ownTone(findSource(compilation, 'operation', id)) ?? undefined);
}

/** The tone of a form or flow: its own, else that of the first operation that it submits. */
export function toneOfSubmitter(
  node: Node<FormDefinition | FlowDefinition> | undefined,
  compilation: Compilation,
): ActTone {
  const own = ownTone(node);
  if (own !== undefined) return own ?? undefined;
  return toneOfOperation(firstOperation(child(node, 'submits')), compilation);
}

/** The tone of the definition that an action opens. */
export function toneOfOpened({ kind, id }: Reference, compilation: Compilation): ActTone {
  return kind === 'screen' ? undefined : toneOfSubmitter(findSource(compilation, kind, id), compilation);
}

/** Null if a definition declares a tone other than `danger`. */
function ownTone(
  node: Node<FormDefinition | FlowDefinition | OperationDefinition> | undefined,
): 'danger' | null | undefined {
  const tone = stringOf(child(node, 'tone'));
  if (tone === undefined) return undefined;
  return tone === 'danger' ? 'danger' : null;
}

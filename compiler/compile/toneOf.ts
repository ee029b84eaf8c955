import type { Reference } from '#engine';
import { type Compilation, findSource } from './compilation.ts';
import { child, itemsOf, type Node, stringOf } from './node.ts';

type ActTone = 'danger' | undefined;

/** What an operation takes away or ends is pressed on a button of another colour. */
export function toneOfOperation(id: string | undefined, compilation: Compilation): ActTone {
  return id === undefined ? undefined : (ownTone(findSource(compilation, 'operation', id)) ?? undefined);
}

/** The tone of a form or flow: its own, else that of the operation it submits first. */
export function toneOfSubmitter(node: Node | undefined, compilation: Compilation): ActTone {
  const own = ownTone(node);
  if (own !== undefined) return own ?? undefined;
  const submits = child(node, 'submits');
  const first = Array.isArray(submits?.json) ? itemsOf(submits)[0] : submits;
  return toneOfOperation(stringOf(first) ?? stringOf(child(first, 'run')), compilation);
}

/** The tone of what an action opens. */
export function toneOfOpened({ kind, id }: Reference, compilation: Compilation): ActTone {
  return kind === 'screen' ? undefined : toneOfSubmitter(findSource(compilation, kind, id), compilation);
}

/** Null where a definition says that it is like any other. */
function ownTone(node: Node | undefined): 'danger' | null | undefined {
  const tone = stringOf(child(node, 'tone'));
  if (tone === undefined) return undefined;
  return tone === 'danger' ? 'danger' : null;
}

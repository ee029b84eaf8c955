import type { Mode, Template } from '#engine';
import { oneOf } from '../../compile/compileAction.ts';
import { compileTemplates } from '../../compile/compileValue.ts';
import { child, type Node, stringOf } from '../../compile/node.ts';

interface DrawnWords {
  readonly of: string;
  readonly with: Readonly<Record<string, Template>>;
}

/** The definition that a block renders, and the values that it passes. */
export function compileReference(node: Node, head: string): DrawnWords {
  return { of: stringOf(child(node, head)) ?? '', with: compileTemplates(child(node, 'with')) };
}

/** The same for a definition that can also be shown for reading or printing. */
export function compileReferenceWithMode(node: Node, head: string): DrawnWords & { readonly mode?: Mode } {
  const mode = child(node, 'mode');
  return {
    ...compileReference(node, head),
    ...(mode === undefined ? {} : { mode: oneOf(stringOf(mode), ['edit', 'read', 'print'], 'edit') }),
  };
}

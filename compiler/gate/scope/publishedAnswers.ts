import { type Compilation, findSource } from '../../compile/compilation.ts';
import { child, type Node, stringOf } from '../../compile/node.ts';
import type { FormDefinition } from '../../language/definitions.types.ts';

/** A form on a page that neither submits nor navigates, and the name of its answers in the page. */
export interface PublishedAnswers {
  readonly name: string;
  readonly form: Node<FormDefinition>;
}

/**
 * The answers that a block of a screen provides as `run.<name>`: those of a form that neither submits nor navigates.
 */
export function publishedAnswers(block: Node, compilation: Compilation): PublishedAnswers | undefined {
  if (block.source.kind !== 'screen') return undefined;
  const id = stringOf(child(block, 'form'));
  const form = id === undefined ? undefined : findSource(compilation, 'form', id);
  if (id === undefined || form === undefined) return undefined;
  if (child(form, 'submits') !== undefined || child(form, 'then') !== undefined) return undefined;
  return { name: stringOf(child(block, 'as')) ?? id, form };
}

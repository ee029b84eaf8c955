import { type Compilation, findSource } from '../../compile/compilation.ts';
import { child, type Node, stringOf } from '../../compile/node.ts';
import type { FormDefinition } from '../../language/definitions.types.ts';

/** A form on a page that leads nowhere, and the name under which its answers are read there. */
export interface PublishedAnswers {
  readonly name: string;
  readonly form: Node<FormDefinition>;
}

/** The answers that a block of a screen offers as `run.<name>`: those of a form that neither submits nor goes on. */
export function publishedAnswers(block: Node, compilation: Compilation): PublishedAnswers | undefined {
  if (block.source.kind !== 'screen') return undefined;
  const id = stringOf(child(block, 'form'));
  const form = id === undefined ? undefined : findSource(compilation, 'form', id);
  if (id === undefined || form === undefined) return undefined;
  if (child(form, 'submits') !== undefined || child(form, 'then') !== undefined) return undefined;
  return { name: stringOf(child(block, 'as')) ?? id, form };
}

import { type Compilation, findSource } from '../../../compile/compilation.ts';
import { child, entriesOf, type Node, stringOf } from '../../../compile/node.ts';
import type { LifecycleDefinition } from '../../definitions.types.ts';

/** Names that the cases of a lifecycle may use: the properties of the record, and what is told of the event itself. */
export function namesOfLifecycle(
  lifecycle: Node<LifecycleDefinition>,
  compilation: Compilation,
): Readonly<Record<string, readonly string[]>> {
  const entity = findSource(compilation, 'entity', stringOf(child(lifecycle, 'of')) ?? '');
  const properties = entriesOf(child(entity, 'properties')).map(([name]) => name);
  return { outcome: ['event', 'followed', 'refused', 'state', ...properties] };
}

import { type Compilation, findSource } from '../../../compile/compilation.ts';
import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { splitPointer } from '../../../compile/pointer.ts';
import { typeOfSelected } from '../../../typecheck/typeOfSelected.ts';
import { typeOfBody } from '../../../typecheck/typeTable.ts';
import type { Variables } from '../../../typecheck/Variables.ts';
import type { LifecycleDefinition } from '../../definitions.types.ts';

/** The types of an operation's names in the event that it triggers. */
export function typesInEvent(
  pointer: string,
  known: Variables,
  lifecycle: Node<LifecycleDefinition>,
  compilation: Compilation,
): Variables {
  const [property, index = ''] = splitPointer(pointer);
  const event = property === 'events' ? itemsOf(child(lifecycle, 'events'))[Number(index)] : undefined;
  const id = stringOf(child(event, 'on'));
  const operation = id === undefined ? undefined : findSource(compilation, 'operation', id);
  if (operation === undefined) return {};
  return { body: typeOfBody(operation, compilation), chosen: typeOfSelected(operation, known, compilation) };
}

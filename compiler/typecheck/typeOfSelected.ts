import type { Compilation } from '../compile/compilation.ts';
import { entityOf } from '../compile/entityOf.ts';
import { flatFields } from '../compile/fieldLists.ts';
import { findLayers, findProperty } from '../compile/findLayers.ts';
import { child, type Node, stringOf } from '../compile/node.ts';
import type { OperationDefinition } from '../language/definitions.types.ts';
import { anyType, type CheckType, unwrapOptional } from './checkTypes.ts';
import { typeOfSource } from './typeOfSource.ts';
import type { Variables } from './Variables.ts';

/** The records selected in the fields of a body. */
export function typeOfSelected(
  operation: Node<OperationDefinition>,
  known: Variables,
  compilation: Compilation,
): CheckType {
  const entity = entityOf(operation);
  const properties: Record<string, CheckType> = {};
  for (const field of flatFields(child(operation, 'body'))) {
    const name = stringOf(field) ?? stringOf(child(field, 'field')) ?? '';
    const base = entity === undefined ? undefined : findProperty(compilation, entity, name);
    const layers = [field, ...findLayers(compilation, field), ...(base ?? [])];
    const source = layers.map((layer) => child(layer, 'options')).find((written) => written !== undefined);
    const type = source === undefined ? anyType : unwrapOptional(typeOfSource(source, known, compilation));
    if (source !== undefined) properties[name] = type.kind === 'list' ? unwrapOptional(type.of) : anyType;
  }
  return { kind: 'entity', name: 'what is chosen', properties };
}

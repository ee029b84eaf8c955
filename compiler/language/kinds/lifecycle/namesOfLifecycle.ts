import { type Compilation, findSource } from '../../../compile/compilation.ts';
import { fieldNames } from '../../../compile/fieldLists.ts';
import { findLayers } from '../../../compile/findLayers.ts';
import { child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { parseTypeName } from '../../../compile/typeName.ts';
import type { LifecycleDefinition, OperationDefinition, Properties } from '../../definitions.types.ts';

/** Names that the cases of a lifecycle can use: properties of the record, arguments, and results. */
export function namesOfLifecycle(
  lifecycle: Node<LifecycleDefinition>,
  compilation: Compilation,
): Readonly<Record<string, readonly string[]>> {
  const entity = findSource(compilation, 'entity', stringOf(child(lifecycle, 'of')) ?? '');
  const own = child(entity, 'properties');
  const record = entriesOf(own).map(([name]) => name);
  const sent = itemsOf(child(lifecycle, 'events')).flatMap((event) => {
    const operation = findSource(compilation, 'operation', stringOf(child(event, 'on')) ?? '');
    return operation === undefined ? [] : namesSent(operation, compilation);
  });
  return {
    ...(record.length === 0 ? {} : { record }),
    body: sent,
    outcome: ['event', 'followed', 'refused', 'state', ...pathsOf(own, compilation)],
  };
}

/** Arguments of an operation: its body, its query, its path, and the version that every change can have. */
function namesSent(operation: Node<OperationDefinition>, compilation: Compilation): readonly string[] {
  const body = child(operation, 'body');
  const whole = parseTypeName(stringOf(body) ?? '').name;
  const properties = child(findSource(compilation, 'entity', whole), 'properties');
  const path = stringOf(child(operation, 'call')) ?? '';
  return [
    'version',
    ...fieldNames(body),
    ...fieldNames(child(operation, 'query')),
    ...entriesOf(properties).map(([name]) => name),
    ...[...path.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []),
  ];
}

/** The maximum depth of nested records. */
const deepest = 4;

/** Paths of the properties, including those of nested records. Lists are not followed. */
function pathsOf(
  properties: Node<Properties> | undefined,
  compilation: Compilation,
  prefix = '',
  depth = 0,
): readonly string[] {
  return entriesOf(properties).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    const isList = parseTypeName(stringOf(child(property, '$ref')) ?? '').list;
    const layers = isList || depth >= deepest ? [] : [property, ...findLayers(compilation, property)];
    const inner = layers.map((layer) => child(layer, 'properties')).find((found) => found !== undefined);
    return inner === undefined ? [path] : pathsOf(inner, compilation, `${path}.`, depth + 1);
  });
}

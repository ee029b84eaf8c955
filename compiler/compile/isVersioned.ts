import type { OperationDefinition } from '../language/definitions.types.ts';
import { type Compilation, findSource, sourcesOf } from './compilation.ts';
import { findProperty } from './findLayers.ts';
import { booleanOf, child, itemsOf, type Node, stringOf, stringsOf } from './node.ts';
import { parseTypeName } from './typeName.ts';

/** Property that counts the changes of a record. */
export const versionName = 'version';

interface Named {
  /** The entity of the operation. */
  readonly entity: string | undefined;
  readonly method: string;
  readonly parameters: readonly string[];
}

/**
 * True for an operation that changes a stored record with a version: its body can contain the version that the change
 * is based on.
 */
export function isVersioned(
  node: Node<OperationDefinition>,
  { entity, method, parameters }: Named,
  compilation: Compilation,
): boolean {
  if (method === 'GET' || entity === undefined) return false;
  const property = findProperty(compilation, entity, versionName);
  if (!property?.some((layer) => stringOf(child(layer, 'type')) === 'integer')) return false;
  // A record without a key is found in other ways and has no shared version.
  const key = stringOf(child(findSource(compilation, 'entity', entity), 'key'));
  if (key === undefined) return false;
  const names = bodyNames(child(node, 'body'), compilation);
  if (names.has(versionName) || method !== 'POST') return true;
  if (parameters.includes(key)) return true;
  return names.has(key) && (isDrawn(entity, key, compilation) || moves(node, compilation));
}

/** A key that users cannot choose refers to an existing record. */
function isDrawn(entity: string, key: string, compilation: Compilation): boolean {
  return (findProperty(compilation, entity, key) ?? []).some((layer) => booleanOf(child(layer, 'readOnly')) === true);
}

/** An event that leaves a state applies to a stored record. */
function moves({ source }: Node, compilation: Compilation): boolean {
  return sourcesOf(compilation, 'lifecycle')
    .flatMap((lifecycle) => itemsOf(child(lifecycle, 'events')))
    .some((event) => stringOf(child(event, 'on')) === source.id && stringsOf(child(event, 'from')).length > 0);
}

function bodyNames(body: Node<OperationDefinition['body']> | undefined, compilation: Compilation): ReadonlySet<string> {
  const whole = stringOf(body);
  if (whole !== undefined) {
    const record = child(findSource(compilation, 'entity', parseTypeName(whole).name), 'properties');
    return new Set(Object.keys(Object(record?.json)));
  }
  const fields = itemsOf(body).flatMap((field) =>
    child(field, 'section') === undefined ? [field] : itemsOf(child(field, 'fields')),
  );
  return new Set(fields.flatMap((field) => stringOf(field) ?? stringOf(child(field, 'field')) ?? []));
}

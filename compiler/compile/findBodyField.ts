import { type Compilation, findSource } from './compilation.ts';
import { entityOf } from './entityOf.ts';
import { findLayers, findProperty, type Layers } from './findLayers.ts';
import { child, itemsOf, stringOf } from './node.ts';
import { parseTypeName } from './typeName.ts';

/** Layers of a body field of an operation, which a form that submits the operation inherits. */
export function findBodyField(compilation: Compilation, operation: string, path: string): Layers | undefined {
  const source = findSource(compilation, 'operation', operation);
  if (source === undefined) return undefined;
  const entity = entityOf(source);
  const property = entity === undefined ? undefined : findProperty(compilation, entity, path);
  const body = child(source, 'body');
  const whole = stringOf(body);
  if (whole !== undefined) return findProperty(compilation, parseTypeName(whole).name, path);
  for (const entry of itemsOf(body)) {
    if (stringOf(entry) === path) return property;
    if (stringOf(child(entry, 'field')) !== path) continue;
    return [entry, ...findLayers(compilation, entry), ...(property ?? [])];
  }
  return undefined;
}

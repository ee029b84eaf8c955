import type { Field } from '../language/definitions.types.ts';
import type { Compilation } from './compilation.ts';
import { fieldNames, flatFields } from './fieldLists.ts';
import { findInner, findLayers, type Layers } from './findLayers.ts';
import { child, entriesOf, type Node, stringOf } from './node.ts';

/** Layers of a list of records below a field that declares the fields of its rows. */
export function listLayers(compilation: Compilation, field: Node<Field>, base: Layers): Layers {
  return [...findLayers(compilation, field), ...base];
}

/**
 * The layers below a field of a row: the same field in a layer that declares row fields, such as the body of the
 * submitted operation, then the property of the record.
 */
export function rowBaseOf(compilation: Compilation, list: Layers): (path: string) => Layers | undefined {
  return (path) => {
    const written = list.flatMap((layer): Layers => {
      const field = flatFields(child(layer, 'fields')).find((one) => stringOf(child(one, 'field')) === path);
      return field === undefined ? [] : [field, ...findLayers(compilation, field)];
    });
    const property = findInner(compilation, list, path);
    return written.length === 0 ? property : [...written, ...(property ?? [])];
  };
}

/** Names of the columns of a list of records, from its nearest field list. Empty for a list of values. */
export function columnNames(layers: Layers): readonly string[] {
  const written = layers.find((layer) => child(layer, 'fields') !== undefined);
  return written === undefined ? rowProperties(layers) : fieldNames(child(written, 'fields'));
}

/** Names of the properties of one row. Empty for a list of values. */
export function rowProperties(layers: Layers): readonly string[] {
  for (const layer of layers) {
    const properties = child(layer, 'properties') ?? child(child(layer, 'items'), 'properties');
    const names = entriesOf(properties).map(([name]) => name);
    if (names.length > 0) return names;
  }
  return [];
}

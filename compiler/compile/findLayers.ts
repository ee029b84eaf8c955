import type {
  EntityDefinition,
  Field,
  FieldsOrEach,
  Kinds,
  Property,
  Question,
  SettingDefinition,
} from '../language/definitions.types.ts';
import { type Compilation, findSource } from './compilation.ts';
import { child, isAuthored, type Node, stringOf } from './node.ts';
import { parseTypeName } from './typeName.ts';

/** The layers of a field, nearest first: override, property, value type. */
export type Layers = readonly Node<FieldLayer>[];

/** Nodes that can define parts of a field. Each may have properties that the others lack. */
export type FieldLayer =
  | Field
  | Property
  | EntityDefinition
  | FieldsOrEach
  | Kinds[string]
  | SettingDefinition[string]
  | Question;

/** Layers below a node, by its `$ref`: a value type, an entity, or a property of an entity. */
export function findLayers(compilation: Compilation, node: Node<FieldLayer>, depth = 0): Layers {
  const reference = stringOf(child(node, '$ref'));
  if (reference === undefined || depth > 8) return [];
  const type = parseTypeName(reference);
  if (type.property !== undefined) return findProperty(compilation, type.name, type.property) ?? [];
  const entity = findSource(compilation, 'entity', type.name);
  return entity === undefined ? [] : [entity, ...findLayers(compilation, entity, depth + 1)];
}

/** Layers of a dotted property path of an entity. Undefined if it has no such property. */
export function findProperty(compilation: Compilation, entity: string, path: string): Layers | undefined {
  return findInner(compilation, layersOfEntity(compilation, entity), path);
}

/** Layers of a dotted path below a record or a list of records. */
export function findInner(compilation: Compilation, around: Layers, path: string): Layers | undefined {
  let holders: Layers = around;
  let layers: Layers | undefined;
  for (const name of path.split('.')) {
    layers = undefined;
    for (const holder of holders) {
      const written =
        child(child(holder, 'properties'), name) ?? child(child(child(holder, 'items'), 'properties'), name);
      if (written === undefined || !isAuthored(written.json)) continue;
      layers = [written, ...findLayers(compilation, written)];
      break;
    }
    if (layers === undefined) return undefined;
    holders = layers;
  }
  return layers;
}

function layersOfEntity(compilation: Compilation, entity: string): Layers {
  const node = findSource(compilation, 'entity', entity);
  return node === undefined ? [] : [node];
}

import { type Compilation, findSource } from '../../compile/compilation.ts';
import { findLayers } from '../../compile/findLayers.ts';
import { child, entriesOf, type Node, rootOf, type Source, stringOf } from '../../compile/node.ts';
import type { EntityDefinition } from '../../language/definitions.types.ts';

const before = new WeakMap<Source, ReadonlyMap<string, string>>();

/**
 * The computed boolean properties of the record in `this` of a lifecycle or an entity, by path, so that proofs can use
 * their expressions.
 */
export function computedConditions(node: Node, compilation: Compilation): ReadonlyMap<string, string> | undefined {
  const { kind } = node.source;
  const entity =
    kind === 'lifecycle' ? findSource(compilation, 'entity', stringOf(child(node, 'of')) ?? '') : undefined;
  const holder = kind === 'entity' ? rootOf<EntityDefinition>(node.source) : entity;
  if (holder === undefined) return undefined;
  const known = before.get(holder.source) ?? conditionsOf(holder, compilation);
  before.set(holder.source, known);
  return known.size === 0 ? undefined : known;
}

/** A property that a condition can hide may be absent, whatever its expression returns. */
function conditionsOf(entity: Node<EntityDefinition>, compilation: Compilation): ReadonlyMap<string, string> {
  return new Map(
    entriesOf(child(entity, 'properties')).flatMap(([name, property]) => {
      const layers = [property, ...findLayers(compilation, property)];
      const value = stringOf(child(property, 'value'));
      const isCondition = layers.some((layer) => stringOf(child(layer, 'type')) === 'boolean');
      const isHidden = layers.some(
        (layer) => child(layer, 'when') !== undefined || child(layer, 'allow') !== undefined,
      );
      return value?.startsWith('=') === true && isCondition && !isHidden
        ? [[`this.${name}`, value.slice(1)] as const]
        : [];
    }),
  );
}

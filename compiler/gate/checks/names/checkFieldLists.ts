import { findSource } from '../../../compile/compilation.ts';
import { findProperty } from '../../../compile/findLayers.ts';
import { child, stringOf } from '../../../compile/node.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { pathNames } from '../../propertyPaths.ts';
import { walkDefinition } from '../../walkDefinition.ts';
import { checkFieldList } from '../fields/checkFieldList.ts';

/** Checks that a field list names fields of its entity, and no other list. */
export function checkFieldLists(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'fields')) {
    const nested = walkDefinition(definition).places.filter(({ schema }) => schema.names === 'fields');
    for (const { pointer } of nested) {
      const message = 'A field list contains no other field list';
      gate.report(definition, { code: 'property/type', pointer, message, hint: 'Name both lists where they are used' });
    }
    const entity = stringOf(child(node, 'of')) ?? '';
    // Another check reports an unknown entity.
    if (nested.length > 0 || findSource(gate.compilation, 'entity', entity) === undefined) continue;
    checkFieldList(gate, definition, child(node, 'fields'), {
      owner: entity,
      names: (path) => pathNames(gate.compilation, entity, path),
      base: (path) => findProperty(gate.compilation, entity, path),
    });
  }
}

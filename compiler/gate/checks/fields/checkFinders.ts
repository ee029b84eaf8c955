import { findSource } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { fieldNames, flatFields } from '../../../compile/fieldLists.ts';
import { child, isAuthored, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import type { EntityDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { checkPath } from '../../propertyPaths.ts';

/**
 * Checks that `find` of an entity names an operation that returns its records and has the query field, and that
 * `matches` names properties of the record.
 */
export function checkFinders(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'entity')) {
    for (const finder of itemsOf(child(node, 'find'))) checkFinder(gate, definition, finder);
  }
  for (const { definition, node } of definitionsOf(gate, 'operation')) {
    const entity = entityOf(node);
    for (const field of flatFields(child(node, 'query'))) {
      for (const place of itemsOf(child(field, 'matches'))) {
        const path = stringOf(place);
        if (entity !== undefined && path !== undefined) {
          checkPath(gate, definition, { entity, path, place, single: true });
        }
      }
    }
  }
  checkElsewhere(gate);
}

type Finder = NonNullable<EntityDefinition['find']>[number];

function checkFinder(gate: Gate, definition: Definition, finder: Node<Finder>): void {
  const list = child(finder, 'list');
  const operation = findSource(gate.compilation, 'operation', stringOf(list) ?? '');
  // Another check reports unknown operations.
  if (list === undefined || operation === undefined) return;
  if (entityOf(operation) !== definition.id || !isMany(operation)) {
    gate.report(definition, {
      code: 'find/unsupported',
      pointer: list.pointer,
      message: `${operation.source.id} returns no list of ${definition.id}`,
      hint: `Name an operation with "result": { "list": "${definition.id}" }`,
    });
    return;
  }
  const by = child(finder, 'by');
  const names = fieldNames(child(operation, 'query'));
  if (by === undefined || names.includes(stringOf(by) ?? '')) return;
  gate.report(definition, {
    code: 'find/unsupported',
    pointer: by.pointer,
    message: `${operation.source.id} has no query field "${stringOf(by) ?? ''}"`,
    ...suggestName(stringOf(by) ?? '', names),
  });
}

/** Reports `matches` outside query fields of operations that return records. */
function checkElsewhere(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    for (const { schema, value, pointer } of places) {
      if (schema.field !== true || !isAuthored(value) || !('matches' in value)) continue;
      if (definition.kind === 'operation' && pointer.startsWith('/query/') && hasRecords(gate, definition)) continue;
      gate.report(definition, {
        code: 'keyword/type',
        pointer: joinPointer(pointer, 'matches'),
        message: '"matches" is for the query fields of an operation that returns records',
        hint: 'Leave it out',
      });
    }
  }
}

function hasRecords(gate: Gate, { id }: Definition): boolean {
  return isMany(findSource(gate.compilation, 'operation', id));
}

function isMany(operation: Node | undefined): boolean {
  const result = child(operation, 'result');
  return child(result, 'list') !== undefined || child(result, 'page') !== undefined;
}

import { entityOf } from '../../../compile/entityOf.ts';
import { child, stringOf } from '../../../compile/node.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';

/**
 * Checks that an operation that creates records has an entity with a key. JSON Schema cannot declare a key, so records
 * of a foreign schema can only be sent and returned as parts of others, and not be stored on their own.
 */
export function checkCreated(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'operation')) {
    const creates = stringOf(child(node, 'call'))?.startsWith('POST ') === true && child(node, 'body') !== undefined;
    const entity = entityOf(node);
    if (!creates || entity === undefined || gate.set.byKind.entity.get(entity)?.foreign !== true) continue;
    const place = child(node, 'of') ?? child(node, 'result') ?? node;
    const message = `${definition.id} creates records of "${entity}", which is a plain JSON Schema and has no key`;
    const hint = `Name an entity that has a "key" and a property { "$ref": "${entity}" }, or name it as "body" only`;
    gate.report(definition, { code: 'key/missing', pointer: place.pointer, message, hint });
  }
}

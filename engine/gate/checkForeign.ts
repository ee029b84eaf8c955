import { isAuthored } from '../compile/node.ts';
import type { Definition } from '../load/Definition.ts';
import { joinPointer } from '../load/pointer.ts';
import type { Gate } from './Gate.ts';

/** Words of JSON Schema that no validator here carries as the standard says. */
const refused: ReadonlySet<string> = new Set([
  '$dynamicRef',
  '$dynamicAnchor',
  '$recursiveRef',
  '$recursiveAnchor',
  '$vocabulary',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contentSchema',
]);

/** Members below which names are the author's, not words of JSON Schema. */
const maps: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
]);
const data: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'examples']);

/** A schema of another house uses only words that are carried correctly. */
export function checkForeign(gate: Gate): void {
  for (const definition of gate.set.byKind.entity.values()) {
    if (definition.foreign && gate.isChecked(definition)) visitSchema(gate, definition, definition.json, '');
  }
}

function visitSchema(gate: Gate, definition: Definition, schema: unknown, pointer: string): void {
  if (Array.isArray(schema)) {
    for (const [index, item] of schema.entries()) visitSchema(gate, definition, item, joinPointer(pointer, index));
    return;
  }
  if (!isAuthored(schema)) return;
  for (const [word, value] of Object.entries(schema)) {
    const at = joinPointer(pointer, word);
    if (refused.has(word)) {
      const message = `"${word}" is a word of JSON Schema that is not carried correctly here`;
      gate.report(definition, { code: 'schema/keyword', pointer: at, key: true, message });
    } else if (maps.has(word) && isAuthored(value)) {
      for (const [name, inner] of Object.entries(value)) visitSchema(gate, definition, inner, joinPointer(at, name));
    } else if (!data.has(word)) visitSchema(gate, definition, value, at);
  }
}

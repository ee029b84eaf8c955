import { findSource } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { flatFields } from '../../../compile/fieldLists.ts';
import { findLayers, findProperty, type Layers } from '../../../compile/findLayers.ts';
import { child, entriesOf, isAuthored, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { nearest } from '../../../errors/nearest.ts';
import type { Definition } from '../../../load/Definition.ts';
import { type CheckType, propertiesOf, unwrapOptional } from '../../../typecheck/checkTypes.ts';
import { typeOfBody, typeOfForm, typeOfMember } from '../../../typecheck/typeTable.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';

/** A constant that is handed to a property with known values is one of them. */
export function checkGivenValues(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    const source = gate.compilation.sources.get(`${definition.kind}:${definition.id}`);
    if (source === undefined) continue;
    for (const { value, pointer } of places) {
      if (!isAuthored(value) || typeof value['run'] !== 'string') continue;
      const operation = findSource(gate.compilation, 'operation', value['run']);
      if (operation === undefined) continue;
      const node: Node = { source, pointer, json: value };
      checkMap(gate, definition, child(node, 'with'), typeOfBody(operation, gate.compilation));
    }
  }
  for (const { definition, node } of definitionsOf(gate, 'lifecycle')) {
    const entity = stringOf(child(node, 'of')) ?? '';
    for (const event of itemsOf(child(node, 'events'))) {
      for (const [path, value] of entriesOf(child(event, 'set'))) {
        const layers = findProperty(gate.compilation, entity, path);
        if (layers !== undefined) checkValue(gate, definition, value, typeOfMember(layers, gate.compilation));
      }
    }
  }
  checkFieldConstants(gate);
}

function checkFieldConstants(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'form')) {
    const type = typeOfForm(node, gate.compilation);
    for (const field of flatFields(child(node, 'fields'))) {
      checkMap(gate, definition, child(field, 'fills'), type);
      const own = type.kind === 'entity' ? propertiesOf(type)[stringOf(child(field, 'field')) ?? ''] : undefined;
      if (own !== undefined) checkValue(gate, definition, child(field, 'default'), own);
    }
  }
  for (const { definition, node } of definitionsOf(gate, 'operation')) {
    const entity = entityOf(node);
    for (const field of [...flatFields(child(node, 'body')), ...flatFields(child(node, 'query'))]) {
      const path = stringOf(child(field, 'field')) ?? '';
      const base: Layers = entity === undefined ? [] : (findProperty(gate.compilation, entity, path) ?? []);
      checkDefault(gate, definition, field, [field, ...findLayers(gate.compilation, field), ...base]);
    }
  }
  for (const { definition, node } of definitionsOf(gate, 'entity')) {
    for (const [, property] of entriesOf(child(node, 'properties'))) {
      checkDefault(gate, definition, property, [property, ...findLayers(gate.compilation, property)]);
    }
  }
}

function checkDefault(gate: Gate, definition: Definition, field: Node, layers: Layers): void {
  const written = child(field, 'default');
  if (written !== undefined) checkValue(gate, definition, written, typeOfMember(layers, gate.compilation));
}

function checkMap(gate: Gate, definition: Definition, map: Node | undefined, type: CheckType): void {
  if (type.kind !== 'entity') return;
  const properties = propertiesOf(type);
  for (const [name, value] of entriesOf(map)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known !== undefined) checkValue(gate, definition, value, known);
  }
}

/** A text that is no expression, or the branches of a choice of such texts. */
function checkValue(gate: Gate, definition: Definition, value: Node | undefined, type: CheckType): void {
  const plain = unwrapOptional(type);
  if (value === undefined || !('values' in plain) || plain.values === undefined) return;
  if (Array.isArray(value.json)) {
    for (const branch of itemsOf(value)) checkValue(gate, definition, child(branch, 'is') ?? branch, type);
    return;
  }
  const text = stringOf(value);
  if (text === undefined || text === '' || text.startsWith('=')) return;
  const origin = (plain.origin ?? type.origin)?.replace(/^[a-z]+\//, '') ?? '';
  gate.note(definition, { pointer: value.pointer, start: 0, target: `option/${origin}=${text}`, name: text });
  if (plain.values.some((known) => known === text)) return;
  const names = plain.values.map(String);
  const near = nearest(text, names);
  const hint = near === undefined ? `Values: ${names.join(', ')}` : `Did you mean "${near}"?`;
  const message = `"${text}" is none of the values of ${origin}`;
  gate.report(definition, { code: 'value/unknown', pointer: value.pointer, message, hint });
}

import type { Json } from '#engine';
import { findSource } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { type FieldList, flatFields } from '../../../compile/fieldLists.ts';
import { findBodyField } from '../../../compile/findBodyField.ts';
import { findLayers, findProperty, type Layers } from '../../../compile/findLayers.ts';
import { child, entriesOf, hasProperty, isAuthored, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { schemaOf } from '../../../compile/schemaOf.ts';
import type { FlowDefinition, Properties, Property } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { contradictionOf, explainViolation, type ValueSchema } from '../../../typecheck/contradictions.ts';
import { callsOf } from '../../../typecheck/typeTable.ts';
import { definitionsOf, foreignEntities, type Gate } from '../../Gate.ts';

/** Checks that constraints can be satisfied, and that values in the definition satisfy them. */
export function checkValues(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'entity')) {
    if (child(node, 'properties') === undefined)
      checkPlace(gate, definition, node, [node, ...findLayers(gate.compilation, node)]);
    checkProperties(gate, definition, child(node, 'properties'));
  }
  for (const { definition, node } of foreignEntities(gate)) {
    checkPlace(gate, definition, node, [node]);
    checkForeignProperties(gate, definition, child(node, 'properties'));
  }
  for (const { definition, node } of definitionsOf(gate, 'operation')) {
    const entity = entityOf(node);
    for (const word of ['query', 'body'] as const) {
      checkFields(gate, definition, child(node, word), (path) =>
        entity === undefined ? undefined : findProperty(gate.compilation, entity, path),
      );
    }
  }
  for (const { definition, node } of definitionsOf(gate, 'form')) {
    const of = stringOf(child(node, 'of'));
    const operations = callsOf(child(node, 'submits')).filter((id) => findSource(gate.compilation, 'operation', id));
    checkFields(gate, definition, child(node, 'fields'), (path) => {
      const body = operations.map((id) => findBodyField(gate.compilation, id, path)).find((layers) => layers);
      return body ?? (of === undefined ? undefined : findProperty(gate.compilation, of, path));
    });
  }
  for (const { definition, node } of definitionsOf(gate, 'setting')) {
    for (const [, setting] of entriesOf(node)) {
      if (isAuthored(setting.json)) checkPlace(gate, definition, setting, [setting], 'value');
    }
  }
}

function checkProperties(gate: Gate, definition: Definition, properties: Node<Properties> | undefined): void {
  for (const [, property] of entriesOf(properties)) {
    checkPlace(gate, definition, property, [property, ...findLayers(gate.compilation, property)]);
    checkProperties(gate, definition, child(property, 'properties'));
    const items = child(property, 'items');
    checkItems(gate, definition, items);
    checkProperties(gate, definition, child(items, 'properties'));
  }
}

/** The properties of a foreign schema at any depth. What it may not refer to is reported elsewhere. */
function checkForeignProperties(gate: Gate, definition: Definition, properties: Node<Properties> | undefined): void {
  for (const [, property] of entriesOf(properties)) {
    checkPlace(gate, definition, property, [property, ...findLayers(gate.compilation, property)]);
    checkForeignProperties(gate, definition, child(property, 'properties'));
    checkForeignProperties(gate, definition, child(child(property, 'items'), 'properties'));
  }
}

/** References of an item are not resolved: the permissions and constraints of its properties would be ignored. */
function checkItems(gate: Gate, definition: Definition, items: Node<Property> | undefined): void {
  for (const word of ['$ref', 'items'] as const) {
    const written = child(items, word);
    if (written === undefined) continue;
    gate.report(definition, {
      code: 'schema/unsupported',
      pointer: written.pointer,
      message: `"${word}" of an item is not carried: its properties would be neither checked nor hidden`,
      hint: 'Write "$ref": "its-name[]" at the list, in place of "type" and "items"',
    });
  }
}

function checkFields(
  gate: Gate,
  definition: Definition,
  list: Node<FieldList> | undefined,
  base: (path: string) => Layers | undefined,
): void {
  for (const field of flatFields(list)) {
    const path = stringOf(child(field, 'field'));
    if (path === undefined) continue;
    checkPlace(gate, definition, field, [field, ...findLayers(gate.compilation, field), ...(base(path) ?? [])]);
  }
}

/** Reports errors at the node itself. Errors of a layer below are reported at that layer. */
function checkPlace(gate: Gate, definition: Definition, place: Node, layers: Layers, valueWord = 'default'): void {
  const values = layers.filter((layer) => layer.pointer !== '' || child(layer, 'properties') === undefined);
  const isList = stringOf(values.map((layer) => child(layer, '$ref')).find((ref) => ref))?.endsWith('[]') === true;
  const items = values.map((layer) => child(layer, 'items')).find((found) => found !== undefined);
  const itemLayers = items === undefined ? [] : [items, ...findLayers(gate.compilation, items)];
  const schema: ValueSchema = schemaOf(values, isList, itemLayers);
  const contradiction = contradictionOf(schema);
  if (contradiction !== undefined) {
    const word = contradiction.words.find((name) => child(place, name === 'enum' ? 'values' : name) !== undefined);
    if (word === undefined) return;
    const pointer = `${place.pointer}/${word === 'enum' ? 'values' : word}`;
    gate.report(definition, { code: 'value/impossible', pointer, message: contradiction.message });
    return;
  }
  const written = child(place, valueWord);
  if (written === undefined) return;
  const fault = faultOf(written.json, schema);
  if (fault === undefined) return;
  const message = `${JSON.stringify(written.json)} does not fit its own place: ${fault}`;
  gate.report(definition, { code: 'value/impossible', pointer: written.pointer, message });
}

/** The problem of a constant, or of the first item in a list of constants that has one. Undefined if it is valid. */
function faultOf(json: unknown, schema: ValueSchema): string | undefined {
  if (isPlain(json)) return explainViolation(json, schema);
  if (!Array.isArray(json) || !json.every(isPlain)) return undefined;
  const { items } = schema;
  const entries = isAuthored(items) ? json.map((entry) => explainViolation(entry, items)) : [];
  return explainViolation(json, schema) ?? entries.find((fault) => fault !== undefined);
}

/** Whether a value is a constant: not an expression, a choice or null. */
function isPlain(json: unknown): json is Json {
  if (typeof json === 'string') return !json.startsWith('=') && !json.startsWith('\\=');
  return typeof json === 'number' || typeof json === 'boolean';
}

/** Checks the constraints of questions. */
export function checkQuestionValues(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'flow'))
    visitQuestions(gate, definition, child(node, 'questions'));
}

function visitQuestions(gate: Gate, definition: Definition, list: Node<FlowDefinition['questions']> | undefined): void {
  for (const question of itemsOf(list)) {
    if (!hasProperty(question, 'question')) continue;
    checkPlace(gate, definition, question, [question]);
    checkRepeat(gate, definition, child(question, 'repeat'));
    visitQuestions(gate, definition, child(question, 'questions'));
  }
}

function checkRepeat(gate: Gate, definition: Definition, repeat: Node | undefined): void {
  const [least, most] = [child(repeat, 'min'), child(repeat, 'max')];
  if (least === undefined || most === undefined || !(Number(least.json) > Number(most.json))) return;
  const message = `min ${least.json} and max ${most.json} leave no number of repetitions`;
  gate.report(definition, { code: 'value/impossible', pointer: least.pointer, message });
}

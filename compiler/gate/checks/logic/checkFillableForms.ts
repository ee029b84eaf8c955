import { findSource } from '../../../compile/compilation.ts';
import { flatFields } from '../../../compile/fieldLists.ts';
import { findLayers, type Layers } from '../../../compile/findLayers.ts';
import { child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { rowProperties } from '../../../compile/rowLayers.ts';
import { schemaOf } from '../../../compile/schemaOf.ts';
import { parseTypeName } from '../../../compile/typeName.ts';
import type { Field, FormDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { findInitialRecord } from '../../../typecheck/findInitialRecord.ts';
import { baseOfForm, callsOf } from '../../../typecheck/typeTable.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { isGiven, nearestValue } from './givenValues.ts';
import { startedDefinitions } from './startedDefinitions.ts';

/** Checks that the required fields of a form can be answered, and that every shown field can be filled in. */
export function checkFillableForms(gate: Gate): void {
  const started = startedDefinitions(gate);
  for (const { definition, node } of definitionsOf(gate, 'form')) {
    if (isSound(gate, node) || started.has(definition.key)) continue;
    if ((stringOf(child(node, 'mode')) ?? 'edit') !== 'edit') continue;
    const count = gate.errors.length;
    const sources = checkForm(gate, definition, node);
    // `begin` depends on definitions that are not tracked here.
    const isFixed = child(node, 'begin') === undefined;
    if (isFixed && gate.errors.length === count) {
      soundBefore.set(node.source, new Map([...sources].map((source) => [`${source.kind}:${source.id}`, source])));
    }
  }
}

/** Forms without errors, with the definitions that their fields come from. */
const soundBefore = new WeakMap<Node['source'], ReadonlyMap<string, Node['source']>>();

function isSound({ compilation }: Gate, { source }: Node): boolean {
  const before = soundBefore.get(source);
  if (before === undefined) return false;
  for (const [key, one] of before) if (compilation.sources.get(key) !== one) return false;
  return true;
}

/** Checks one form. Returns the definitions that the result depends on. */
function checkForm(gate: Gate, definition: Definition, form: Node<FormDefinition>): ReadonlySet<Node['source']> {
  const fields = flatFields(child(form, 'fields'));
  const base = baseOfForm(form, gate.compilation);
  const begin = findInitialRecord(form, gate.compilation);
  const filled = new Set(fields.flatMap((field) => entriesOf(child(field, 'fills')).map(([name]) => name)));
  const handed = handedBy(child(form, 'submits'));
  const operations = callsOf(child(form, 'submits')).flatMap(
    (id) => findSource(gate.compilation, 'operation', id) ?? [],
  );
  const sources = new Set(operations.map(({ source }) => source));
  for (const field of fields) {
    const path = stringOf(field) ?? stringOf(child(field, 'field'));
    if (path === undefined || filled.has(path) || begin?.typeAt(path) !== undefined) continue;
    const own = stringOf(field) === undefined ? [field, ...findLayers(gate.compilation, field)] : [];
    const layers: Layers = [...own, ...(base(path) ?? [])];
    for (const { source } of layers) sources.add(source);
    if (isGiven(layers) || nearestValue(layers, 'when') === false) continue;
    if (nearestValue(layers, 'locked') === true) {
      if (nearestValue(layers, 'required') === true && !handed.has(path)) reportLocked(gate, definition, field, path);
    } else if (nearestValue(layers, 'readOnly') !== true && isUndrawn(layers)) {
      const message = `"${path}" is a list, and nothing can be added to it: no options are offered`;
      const hint = 'Write "options" or "values" to select from, or "widget": "list" to enter values';
      gate.report(definition, { code: 'field/unfillable', pointer: field.pointer, message, hint });
    }
  }
  return sources;
}

function reportLocked(gate: Gate, definition: Definition, field: Node<Field>, path: string): void {
  const pointer = child(field, 'locked')?.pointer ?? field.pointer;
  const message = `"${path}" is required and always locked, and nothing gives it a value`;
  const hint = 'Write a "default" or a "value", or unlock it';
  gate.report(definition, { code: 'field/unfillable', pointer, message, hint });
}

/** Names that the calls of a form pass in `with`. */
function handedBy(submits: Node | undefined): ReadonlySet<string> {
  const calls = Array.isArray(submits?.json) ? itemsOf(submits) : submits === undefined ? [] : [submits];
  return new Set(calls.flatMap((call) => entriesOf(child(call, 'with')).map(([name]) => name)));
}

/** Whether a list cannot be filled in: by default it is a selection, which needs options. */
function isUndrawn(layers: Layers): boolean {
  const isList =
    parseTypeName(String(nearestValue(layers, '$ref') ?? '')).list || schemaOf(layers, false)['type'] === 'array';
  // Rows of records can be added and filled in.
  if (!isList || rowProperties(layers).length > 0) return false;
  const items = layers.map((layer: Node) => child(layer, 'items')).find((found) => found !== undefined);
  const drawn = ['options', 'values', 'widget', 'format', 'template', 'ui'];
  return !drawn.some((name) => nearestValue(layers, name) !== undefined || child(items, name) !== undefined);
}

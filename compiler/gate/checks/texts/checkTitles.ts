import { findSource } from '../../../compile/compilation.ts';
import { type FieldList, flatFields } from '../../../compile/fieldLists.ts';
import { findBodyField } from '../../../compile/findBodyField.ts';
import { findLayers, findProperty, type Layers } from '../../../compile/findLayers.ts';
import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { rowBaseOf } from '../../../compile/rowLayers.ts';
import { fieldListsOf } from '../../../language/blocks/fieldListsOf.ts';
import { blockNames, blocks, isActionProperty, rowBlocks } from '../../../language/blocks/index.ts';
import type { Body } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { unwrapOptional } from '../../../typecheck/checkTypes.ts';
import { callsOf } from '../../../typecheck/typeTable.ts';
import type { Variables } from '../../../typecheck/Variables.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { rowTypeOf } from '../../scope/rowTypes.ts';
import { variablesOf } from '../../scope/variablesOf.ts';

/**
 * Checks that everything visible has a title: fields from their property, actions from their target, tabs and menus of
 * their own.
 */
export function checkTitles(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'form')) {
    const operations = callsOf(child(node, 'submits'));
    const of = stringOf(child(node, 'of'));
    checkFieldTitles(gate, definition, child(node, 'fields'), (path) => {
      const body = operations
        .map((id) => findBodyField(gate.compilation, id, path))
        .find((layers) => layers !== undefined);
      return body ?? (of === undefined ? undefined : findProperty(gate.compilation, of, path));
    });
  }
  for (const { definition, node } of definitionsOf(gate, 'screen')) {
    checkBlocks(gate, definition, child(node, 'body'), variablesOf(node, gate.compilation));
  }
  for (const { definition, places } of gate.walked) {
    for (const { value, pointer, schema } of places) {
      if (schema.head?.length !== 1 || typeof value !== 'object' || value === null || 'title' in value) continue;
      checkTarget(gate, definition, {
        source: { kind: '', id: '', json: value, keys: new Map() },
        pointer,
        json: value,
      });
    }
  }
}

function checkFieldTitles(
  gate: Gate,
  definition: Definition,
  list: Node<FieldList> | undefined,
  base: (path: string) => Layers | undefined,
): void {
  for (const field of flatFields(list)) {
    const path = stringOf(field) ?? stringOf(child(field, 'field'));
    if (path === undefined) continue;
    const own = stringOf(field) === undefined ? [field, ...findLayers(gate.compilation, field)] : [];
    const layers = [...own, ...(base(path) ?? [])];
    const rows = rowBaseOf(gate.compilation, layers.slice(own.length === 0 ? 0 : 1));
    checkFieldTitles(gate, definition, child(field, 'fields'), rows);
    if (layers.length === 0 || layers.some((layer) => child(layer, 'title') !== undefined)) continue;
    const message = `${path} is shown by ${definition.id} and has no title`;
    gate.report(definition, {
      code: 'text/title',
      pointer: field.pointer,
      message,
      hint: 'Write "title" at its property',
    });
  }
}

function checkBlocks(gate: Gate, definition: Definition, list: Node<Body> | undefined, variables: Variables): void {
  for (const block of itemsOf(list)) {
    checkBlocks(gate, definition, child(block, 'body'), variables);
    const word = rowBlocks.find((head) => child(block, head) !== undefined);
    if (word === undefined) continue;
    const row = unwrapOptional(rowTypeOf(block, word, variables, gate.compilation));
    checkBlocks(gate, definition, child(block, 'expand'), { ...variables, this: row });
    if (row.kind !== 'entity') continue;
    for (const list of fieldListsOf(block, word)) {
      checkFieldTitles(gate, definition, list, (path) => findProperty(gate.compilation, row.name, path));
    }
  }
}

/** Kinds in which to look for a target's title, by the property that names it. */
const targets = { run: ['operation'], go: ['screen'], open: ['form', 'flow', 'screen'] } as const;

/** Head properties of elements that need a title of their own. */
const titledWords: readonly string[] = [...blockNames.filter((name) => blocks[name].needsTitle), 'menu', 'button'];

function checkTarget(gate: Gate, definition: Definition, action: Node): void {
  const isAction = ['/actions/', '/items/', '/enter/'].some((list) => `${action.pointer}/`.includes(list));
  const untitled = titledWords.find((word) => typeof child(action, word)?.json === 'string');
  const isOption =
    untitled !== undefined &&
    isActionProperty(untitled) &&
    ['run', 'go', 'open', 'do'].some((word) => child(action, word) !== undefined);
  if (untitled !== undefined && !isOption && child(action, 'icon') === undefined) {
    const message = `${untitled} "${String(child(action, untitled)?.json)}" has no title`;
    gate.report(definition, { code: 'text/title', pointer: action.pointer, message });
    return;
  }
  if (
    !isAction ||
    action.pointer.includes('/enter/') ||
    action.pointer.endsWith('/then') ||
    action.pointer.endsWith('/failed')
  )
    return;
  for (const word of ['run', 'go', 'open'] as const) {
    const name = stringOf(child(action, word));
    if (name === undefined || targets[word].some((kind) => hasTitle(gate, kind, name.split(':').at(-1) ?? name)))
      continue;
    const message = `${word} "${name}" is offered and neither it nor this place has a title`;
    gate.report(definition, { code: 'text/title', pointer: `${action.pointer}/${word}`, message });
  }
}

/** A dialog has the title of its form, else of the operation that the form submits. */
function hasTitle(gate: Gate, kind: string, id: string): boolean {
  const node = findSource(gate.compilation, kind, id);
  if (node === undefined) return false;
  if (child(node, 'title') !== undefined) return true;
  return callsOf(child(node, 'submits')).some((operation) => hasTitle(gate, 'operation', operation));
}

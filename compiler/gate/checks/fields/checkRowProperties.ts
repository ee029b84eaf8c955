import { flatFields } from '../../../compile/fieldLists.ts';
import { findLayers, type Layers } from '../../../compile/findLayers.ts';
import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { columnNames, rowBaseOf, rowProperties } from '../../../compile/rowLayers.ts';
import { schemaOf } from '../../../compile/schemaOf.ts';
import { parseTypeName } from '../../../compile/typeName.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import type { Field } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { originOf } from '../../../typecheck/typeTable.ts';
import type { Gate } from '../../Gate.ts';

const wordsOfRows = ['fields', 'sum', 'order', 'add', 'paste'] as const;

/**
 * Checks that row properties are used for lists of records, and sums for numbers. Returns whether the field has rows.
 */
export function checkRowProperties(gate: Gate, definition: Definition, field: Node<Field>, list: Layers): boolean {
  const isList = holdsRows(field, list);
  const widget = child(field, 'widget');
  if (isList && stringOf(widget) === 'list') {
    const message = 'The widget "list" is for lists of values, and this is a list of records';
    const hint = 'Leave it out: the rows are edited in a table';
    gate.report(definition, { code: 'keyword/type', pointer: `${field.pointer}/widget`, message, hint });
  }
  const written = wordsOfRows.filter((word) => child(field, word) !== undefined);
  if (written.length === 0) return false;
  if (!isList) {
    for (const word of written) {
      const message = `"${word}" is for lists of records, and this is none`;
      const hint = 'Change the type, or leave it out';
      gate.report(definition, { code: 'keyword/type', pointer: joinPointer(field.pointer, word), message, hint });
    }
    return false;
  }
  for (const sum of itemsOf(child(field, 'sum'))) checkSum(gate, definition, sum, { field, list });
  return true;
}

/** Whether a field, with the layers below it, is a list of records. */
function holdsRows(field: Node<Field>, list: Layers): boolean {
  const layers: Layers = [field, ...list];
  const reference = layers.flatMap((layer) => stringOf(child(layer, '$ref')) ?? [])[0];
  const isList = parseTypeName(reference ?? '').list || schemaOf(layers, false)['type'] === 'array';
  return isList && rowProperties(list).length > 0;
}

interface RowList {
  readonly field: Node<Field>;
  readonly list: Layers;
}

function checkSum(gate: Gate, definition: Definition, sum: Node, { field, list }: RowList): void {
  const path = stringOf(sum) ?? '';
  const { pointer } = sum;
  const names = columnNames([field, ...list]);
  if (!names.includes(path)) {
    const message = `The rows have no column "${path}"`;
    gate.report(definition, { code: 'field/unknown', pointer, message, ...suggestName(path, names) });
    return;
  }
  const own = flatFields(child(field, 'fields')).find((column) => stringOf(child(column, 'field')) === path);
  const written = own === undefined ? [] : [own, ...findLayers(gate.compilation, own)];
  const base = rowBaseOf(gate.compilation, list)(path);
  const target = base === undefined ? `field/${sum.source.id}.${path}` : originOf(base);
  gate.note(definition, { pointer, start: 0, target });
  const { type } = schemaOf([...written, ...(base ?? [])], false);
  if (type === 'number' || type === 'integer') return;
  const message = `"${path}" is summed up, and its values are no numbers`;
  const hint = 'Leave it out, or change its type';
  gate.report(definition, { code: 'keyword/type', pointer, message, hint });
}

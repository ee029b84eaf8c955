import type { Compilation } from '../compile/compilation.ts';
import type { FieldList } from '../compile/fieldLists.ts';
import type { Layers } from '../compile/findLayers.ts';
import { child, itemsOf, type Node, stringOf } from '../compile/node.ts';
import { splitPointer } from '../compile/pointer.ts';
import { listLayers, rowBaseOf } from '../compile/rowLayers.ts';
import { type CheckType, numberType } from './checkTypes.ts';
import { typeOfFields } from './typeTable.ts';
import type { Variables } from './Variables.ts';

const rowNumber: CheckType = { kind: 'entity', name: 'row', properties: { index: numberType, count: numberType } };

/** A field list of a definition, and the property that contains it. */
interface FieldListAt {
  readonly word: 'fields' | 'body';
  readonly list: Node<FieldList> | undefined;
  readonly base: (path: string) => Layers | undefined;
}

/**
 * The types of `this` and `row` in fields that are declared for the rows of a list. The options of a column are loaded
 * once for all rows, so they cannot read a row.
 */
export function typesOfRowAt(pointer: string, { word, ...at }: FieldListAt, compilation: Compilation): Variables {
  const [first, ...members] = splitPointer(pointer);
  let { list, base } = at;
  let types: Variables = {};
  if (first !== word) return types;
  while (members.length > 2) {
    const field = itemsOf(list)[Number(members[0])];
    if (field === undefined || members[1] !== 'fields') break;
    list = child(field, 'fields');
    if (child(field, 'section') === undefined) {
      const path = stringOf(child(field, 'field')) ?? '';
      base = rowBaseOf(compilation, listLayers(compilation, field, base(path) ?? []));
      types = { row: rowNumber, this: rowOf(path, typeOfFields(list, base, compilation)) };
    }
    members.splice(0, 2);
  }
  const isShared = types['row'] !== undefined && members.includes('options');
  return isShared ? { this: { ...rowOf('', {}), name: 'a column, whose options are the same in all rows,' } } : types;
}

function rowOf(path: string, properties: Readonly<Record<string, CheckType>>): CheckType & { readonly kind: 'entity' } {
  return { kind: 'entity', name: `a row of ${path}`, properties };
}

import type { Compilation } from '../../compile/compilation.ts';
import { child, type Node, stringOf } from '../../compile/node.ts';
import { splitPointer } from '../../compile/pointer.ts';
import { rowBlocks } from '../../language/blocks/index.ts';
import { rowsOf } from '../../typecheck/answerTypes.ts';
import { anyType, type CheckType, propertiesOf, unwrapOptional } from '../../typecheck/checkTypes.ts';
import { typeOfSource } from '../../typecheck/typeOfSource.ts';
import type { Variables } from '../../typecheck/Variables.ts';

/** The type of `this` below blocks that show records: a row of the innermost block. */
export function rowTypeAt(screen: Node, pointer: string, variables: Variables, compilation: Compilation): CheckType {
  let node: Node | undefined = screen;
  let row: CheckType = anyType;
  const members = splitPointer(pointer);
  for (const [depth, member] of members.entries()) {
    node = memberOf(node, member);
    if (node === undefined) break;
    const block = rowBlocks.find((word) => stringOf(child(node, word)) !== undefined);
    // The source of a block is evaluated outside its rows.
    if (block !== undefined && members[depth + 1] !== 'data') {
      row = rowTypeOf(node, block, { ...variables, this: row }, compilation);
    }
    // Each source of a block with several sources has its own rows.
    if (
      stringOf(child(node, 'source')) !== undefined &&
      child(node, 'at') !== undefined &&
      members[depth + 1] !== 'data'
    ) {
      row = rowTypeOf(node, 'source', { ...variables, this: row }, compilation);
    }
    const list = stringOf(child(node, 'field'));
    if (list !== undefined && members[depth + 1] === 'fields') row = itemOf(memberType(row, list));
  }
  return row;
}

/** The type of the property that contains the rows of a field. */
function memberType(record: CheckType, path: string): CheckType {
  return record.kind === 'entity' ? (propertiesOf(record)[path] ?? anyType) : anyType;
}

/** The type of one record that a block shows. */
export function rowTypeOf(block: Node, word: string, variables: Variables, compilation: Compilation): CheckType {
  const data = child(block, 'data');
  const name = stringOf(child(block, word)) ?? '';
  if (data === undefined) return itemOf(variables[name] ?? anyType);
  return itemOf(typeOfSource(data, variables, compilation));
}

/** The type of a list's items. */
export function itemOf(type: CheckType): CheckType {
  const plain = unwrapOptional(rowsOf(type));
  return plain.kind === 'list' ? unwrapOptional(plain.of) : plain;
}

function memberOf(node: Node | undefined, member: string): Node | undefined {
  if (node === undefined) return undefined;
  if (!Array.isArray(node.json)) return child(node, member);
  const json: unknown = node.json[Number(member)];
  return json === undefined ? undefined : { source: node.source, pointer: `${node.pointer}/${member}`, json };
}

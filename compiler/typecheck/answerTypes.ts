import { type Compilation, findSource } from '../compile/compilation.ts';
import { groupEntity, groupsOf } from '../compile/groupsOf.ts';
import { child, itemsOf, type Node, stringOf } from '../compile/node.ts';
import { anyType, type CheckType, numberType, propertiesOf, unify, unwrapOptional } from './checkTypes.ts';
import { callsOf, typeOfName } from './typeTable.ts';

const pageName = 'the page';

/** The type of an operation's result. For a page, the record with its rows and totals. */
export function typeOfAnswer(operation: string, compilation: Compilation): CheckType {
  const source = findSource(compilation, 'operation', operation);
  if (source === undefined) return anyType;
  if (groupsOf(source) !== undefined) return { kind: 'list', of: typeOfName(groupEntity(operation), compilation) };
  const result = child(source, 'result');
  const one = stringOf(result);
  if (one !== undefined) return typeOfName(one, compilation);
  const list = stringOf(child(result, 'list'));
  if (list !== undefined) return { kind: 'list', of: typeOfName(list, compilation) };
  const page = stringOf(child(result, 'page'));
  // A file, or no result, has no properties.
  return page === undefined
    ? { kind: 'entity', name: `the answer of ${operation}`, properties: {} }
    : pageOf(typeOfName(page, compilation));
}

function pageOf(row: CheckType): CheckType {
  const properties = {
    content: { kind: 'list', of: row },
    totalElements: numberType,
    totalPages: numberType,
    number: numberType,
    size: numberType,
  } as const;
  return { kind: 'entity', name: pageName, properties };
}

/** The type of the rows: for a page, its content. */
export function rowsOf(type: CheckType): CheckType {
  const plain = unwrapOptional(type);
  return plain.kind === 'entity' && plain.name === pageName ? (propertiesOf(plain)['content'] ?? anyType) : type;
}

/** The type of a value that comes from any of several sources. Each can have other properties. */
export function eitherOf(types: readonly CheckType[]): CheckType {
  const [first, ...rest] = types;
  return rest.reduce(unify, first ?? anyType);
}

/** The operations, one of which returns the result of a call: the last call of a list, or its fallback. */
export function answeringCalls(calls: Node | undefined): readonly string[] {
  return callsOf(Array.isArray(calls?.json) ? itemsOf(calls).at(-1) : calls);
}

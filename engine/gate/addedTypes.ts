import type { Compilation } from '../compile/compilation.ts';
import { findSource } from '../compile/compilation.ts';
import { child, itemsOf, type Node, rootOf, stringOf } from '../compile/node.ts';
import { anyType, type CheckType, plainType } from '../expressions/checkTypes.ts';
import { splitPointer } from '../load/pointer.ts';
import { errorType } from './errorType.ts';
import { itemOf } from './rowTypes.ts';
import { callsOf, typeOfBody, typeOfEntity, typeOfResult } from './typeTable.ts';
import { typeOfSource, type Variables } from './variablesOf.ts';
import type { Place } from './walkDefinition.ts';

type Typed = (node: Node, place: Place, known: Variables, compilation: Compilation) => CheckType;

/** What is known of the names that a place adds; the others may be anything. */
const types: Readonly<Record<string, Typed>> = {
  error: () => errorType,
  body: (node, _, __, compilation) => {
    const operation = operationOf(node, compilation);
    return operation === undefined ? anyType : typeOfBody(operation, compilation);
  },
  result: (node, _, __, compilation) => {
    const operation = operationOf(node, compilation);
    const isPage = child(child(operation, 'result'), 'page') !== undefined;
    return operation === undefined || isPage ? anyType : typeOfResult(operation.source.id, compilation);
  },
  item: typeOfItem,
};

export function typesOfAdded(node: Node, place: Place, known: Variables, compilation: Compilation): Variables {
  return Object.fromEntries(
    [...new Set(place.adds)].flatMap((name) => {
      const type = types[name]?.(node, place, known, compilation);
      return type === undefined ? [] : [[name, type] as const];
    }),
  );
}

/** The operation whose body and result a notice or a `then` speaks of, where there is only one. */
function operationOf(node: Node, compilation: Compilation): Node | undefined {
  if (node.source.kind === 'operation') return node;
  const [only, other] = callsOf(child(node, 'submits'));
  return only === undefined || other !== undefined ? undefined : findSource(compilation, 'operation', only);
}

/** One entry of a foreign list: what the call or expression beside `each` gives. */
function typeOfItem(node: Node, place: Place, known: Variables, compilation: Compilation): CheckType {
  let current: Node | undefined = rootOf(node.source);
  let item: CheckType = anyType;
  for (const member of splitPointer(place.pointer)) {
    if (member === 'each' && current !== undefined) {
      const from = child(current, 'from');
      if (from !== undefined) item = itemOf(typeOfSource(from, { ...known, item }, compilation));
      else if (current.pointer === '' && child(current, 'properties') !== undefined)
        item = typeOfEntity(node.source.id, compilation);
    }
    current = memberOf(current, member);
  }
  return plainType(item);
}

function memberOf(node: Node | undefined, member: string): Node | undefined {
  return Array.isArray(node?.json)
    ? itemsOf(node)[Number(member)]
    : stringOf(node) === undefined
      ? child(node, member)
      : undefined;
}

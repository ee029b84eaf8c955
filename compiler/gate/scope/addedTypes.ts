import type { Compilation } from '../../compile/compilation.ts';
import { findSource } from '../../compile/compilation.ts';
import { child, itemsOf, type Node, rootOf, stringOf } from '../../compile/node.ts';
import { splitPointer } from '../../compile/pointer.ts';
import { eitherOf, typeOfAnswer } from '../../typecheck/answerTypes.ts';
import { anyType, type CheckType, propertiesOf, unwrapOptional } from '../../typecheck/checkTypes.ts';
import { errorType } from '../../typecheck/errorType.ts';
import { typeOfSource } from '../../typecheck/typeOfSource.ts';
import { typeOfBody, typeOfEntity } from '../../typecheck/typeTable.ts';
import type { Variables } from '../../typecheck/Variables.ts';
import type { Location } from '../walkDefinition.ts';
import { operationsAnswering } from './outcomesLeft.ts';
import { itemOf } from './rowTypes.ts';
import { pathParameters } from './scopeOf.ts';

type Typed = (node: Node, place: Location, known: Variables, compilation: Compilation) => CheckType;

/** Types of the names that a place adds. Other names can have any type. */
const types: Readonly<Record<string, Typed>> = {
  error: () => errorType,
  body: (node, { pointer }, _, compilation) =>
    eitherOf(operationsAt(node, pointer, compilation).map((id) => typeOfArguments(id, compilation))),
  result: (node, { pointer }, _, compilation) =>
    eitherOf(operationsAt(node, pointer, compilation).map((id) => typeOfAnswer(id, compilation))),
  item: (...at) => unwrapOptional(itemOf(typeOfEntries(...at))),
  list: typeOfEntries,
};

export function typesOfAdded(node: Node, place: Location, known: Variables, compilation: Compilation): Variables {
  return Object.fromEntries(
    [...new Set(place.adds)].flatMap((name) => {
      const type = types[name]?.(node, place, known, compilation);
      return type === undefined ? [] : [[name, type] as const];
    }),
  );
}

/** The operations, one of which has returned before a notice or a `then` is evaluated. */
function operationsAt(node: Node, pointer: string, compilation: Compilation): readonly string[] {
  if (node.source.kind === 'operation') return [node.source.id];
  let current: Node | undefined = rootOf(node.source);
  let operations = operationsAnswering(current, compilation);
  for (const member of splitPointer(pointer)) {
    // An action without a call keeps the result of the call before it.
    const own = current === undefined || !after.has(member) ? [] : operationsAnswering(current, compilation);
    if (own.length > 0) operations = own;
    current = memberOf(current, member);
  }
  return operations;
}

const after: ReadonlySet<string> = new Set(['then', 'notices']);

/** The type of a call's arguments: its body and its path parameters. */
function typeOfArguments(id: string, compilation: Compilation): CheckType {
  const operation = findSource(compilation, 'operation', id);
  const body = operation === undefined ? anyType : typeOfBody(operation, compilation);
  if (body.kind !== 'entity') return body;
  const parameters = pathParameters(stringOf(child(operation, 'call')) ?? '').map((name) => [name, anyType]);
  return { ...body, properties: { ...Object.fromEntries(parameters), ...propertiesOf(body) } };
}

/** The type of a foreign list: the result of the call or expression in `from`. */
function typeOfEntries(node: Node, place: Location, known: Variables, compilation: Compilation): CheckType {
  let current: Node | undefined = rootOf(node.source);
  let list: CheckType = anyType;
  for (const member of splitPointer(place.pointer)) {
    if (member === 'each' && current !== undefined) {
      const from = child(current, 'from');
      if (from !== undefined) list = typeOfSource(from, { ...known, item: itemOf(list), list }, compilation);
      else if (current.pointer === '' && child(current, 'properties') !== undefined)
        list = { kind: 'list', of: typeOfEntity(node.source.id, compilation) };
    }
    current = memberOf(current, member);
  }
  return unwrapOptional(list);
}

function memberOf(node: Node | undefined, member: string): Node | undefined {
  return Array.isArray(node?.json)
    ? itemsOf(node)[Number(member)]
    : stringOf(node) === undefined
      ? child(node, member)
      : undefined;
}

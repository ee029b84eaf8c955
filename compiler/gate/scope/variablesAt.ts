import { findSource } from '../../compile/compilation.ts';
import { child, type Node, stringOf } from '../../compile/node.ts';
import { splitPointer } from '../../compile/pointer.ts';
import { anyType, type CheckType } from '../../typecheck/checkTypes.ts';
import { typeOfSelected } from '../../typecheck/typeOfSelected.ts';
import { typeOfBody } from '../../typecheck/typeTable.ts';
import type { Variables } from '../../typecheck/Variables.ts';
import type { Gate } from '../Gate.ts';
import type { Location } from '../walkDefinition.ts';
import { typesOfAdded } from './addedTypes.ts';
import { rowTypeAt } from './rowTypes.ts';

/** Names that some places add and some definitions have anyway, with a type. */
const kept: ReadonlySet<string> = new Set(['record', 'run']);

/** The definition's variables, narrowed or widened by where in it the expression stands. */
export function variablesAt(gate: Gate, node: Node, place: Location, variables: Variables): Variables {
  const added: Record<string, CheckType> = {};
  for (const name of place.adds) if (!kept.has(name) || variables[name] === undefined) added[name] = anyType;
  Object.assign(added, typesOfAdded(node, place, { ...variables, ...added }, gate.compilation));
  if (node.source.kind === 'screen' && place.adds.includes('this')) {
    added['this'] = rowTypeAt(node, place.pointer, variables, gate.compilation);
  }
  const [word, index = '', , ...rest] = splitPointer(place.pointer);
  // Inside an object or a list of a property `this` is that inner record.
  const isInner = node.source.kind === 'entity' && (rest.includes('properties') || rest.includes('items'));
  if (isInner) added['this'] = anyType;
  if (node.source.kind === 'lifecycle' && word === 'events') {
    const operation = stringOf(child(childAt(child(node, 'events'), index), 'on'));
    const source = operation === undefined ? undefined : findSource(gate.compilation, 'operation', operation);
    if (source !== undefined) {
      added['body'] = typeOfBody(source, gate.compilation);
      added['chosen'] = typeOfSelected(source, variables, gate.compilation);
    }
  }
  return { ...variables, ...added };
}

function childAt(list: Node | undefined, index: string): Node | undefined {
  if (list === undefined || !Array.isArray(list.json)) return undefined;
  return { source: list.source, pointer: `${list.pointer}/${index}`, json: list.json[Number(index)] };
}

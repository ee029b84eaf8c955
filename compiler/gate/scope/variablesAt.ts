import type { Node } from '../../compile/node.ts';
import { findKind } from '../../language/kinds/index.ts';
import { anyType, type CheckType } from '../../typecheck/checkTypes.ts';
import type { Variables } from '../../typecheck/Variables.ts';
import type { Gate } from '../Gate.ts';
import type { Location } from '../walkDefinition.ts';
import { typesOfAdded } from './addedTypes.ts';
import { rowTypeAt } from './rowTypes.ts';

/** Names that some places add and some definitions have already, with a type. */
const kept: ReadonlySet<string> = new Set(['record', 'run']);

/** The variables at a place: those of the definition, with the names and types that the place adds. */
export function variablesAt(gate: Gate, node: Node, place: Location, variables: Variables): Variables {
  const added: Record<string, CheckType> = {};
  for (const name of place.adds) if (!kept.has(name) || variables[name] === undefined) added[name] = anyType;
  Object.assign(added, typesOfAdded(node, place, { ...variables, ...added }, gate.compilation));
  const scope = findKind(node.source.kind)?.scope;
  if (scope?.hasRows === true && place.adds.includes('this')) {
    added['this'] = rowTypeAt(node, place.pointer, variables, gate.compilation);
  }
  Object.assign(added, scope?.typesAt?.(place.pointer, variables, node, gate.compilation));
  return { ...variables, ...added };
}

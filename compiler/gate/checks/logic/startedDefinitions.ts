import { child, type Node, stringOf } from '../../../compile/node.ts';
import { allOf, type Gate } from '../../Gate.ts';
import { pathsOfWizard } from './wizardPaths.ts';

/** Keys of the forms and flows in variants with `start`: any of their fields may have an answer. */
export function startedDefinitions(gate: Gate): ReadonlySet<string> {
  const visits = allOf(gate, 'wizard').flatMap(({ node }) =>
    pathsOfWizard(node).flatMap((path) => (child(path.variant, 'start') === undefined ? [] : path.visits)),
  );
  return new Set(visits.flatMap(({ step }) => [keyOf(step, 'form'), keyOf(step, 'flow')]));
}

function keyOf(step: Node, kind: 'form' | 'flow'): string {
  return `${kind}/${stringOf(child(step, kind)) ?? ''}`;
}

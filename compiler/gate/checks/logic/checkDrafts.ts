import { child } from '../../../compile/node.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';

/** The operations that a portal needs to store several drafts of a wizard. */
const draftOperations = ['drafts.list', 'drafts.get', 'drafts.save', 'drafts.remove'] as const;

/** Reports wizards with several drafts if the portal lacks the operations to list and store them. */
export function checkDrafts(gate: Gate): void {
  const missing = draftOperations.filter((id) => !gate.set.byKind.operation.has(id));
  if (missing.length === 0) return;
  for (const { definition, node } of definitionsOf(gate, 'wizard')) {
    const drafts = child(node, 'drafts');
    if (drafts === undefined) continue;
    const message = `Nothing keeps several drafts of a wizard: there is no ${missing.join(' and no ')}`;
    const hint = 'Define these operations, or leave "drafts" out';
    gate.report(definition, { code: 'drafts/unlisted', pointer: drafts.pointer, message, hint });
  }
}

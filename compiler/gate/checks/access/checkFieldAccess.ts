import { type FieldList, flatFields } from '../../../compile/fieldLists.ts';
import { child, type Node } from '../../../compile/node.ts';
import type { Definition } from '../../../load/Definition.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { excludePolicies, policiesOf } from '../../proofs/excludePolicies.ts';

/** Reports fields of an operation that none of its callers may send. */
export function checkFieldAccess(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'operation')) {
    const callers = policiesOf(child(node, 'allow'));
    for (const word of ['query', 'body'] as const) checkList(gate, definition, child(node, word), callers);
  }
}

function checkList(
  gate: Gate,
  definition: Definition,
  list: Node<FieldList> | undefined,
  callers: readonly string[],
): void {
  for (const field of flatFields(list)) {
    const allow = child(field, 'allow');
    const policies = policiesOf(allow);
    if (allow === undefined || !excludePolicies(gate, policies, callers)) continue;
    const message = `Nobody who may call the operation may send this: ${policies.join(', ')} and ${callers.join(', ')} exclude each other`;
    const hint = 'Allow it to somebody who may call the operation, or leave it out';
    gate.report(definition, { code: 'element/unreachable', pointer: allow.pointer, message, hint });
  }
}

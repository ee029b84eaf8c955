import { flatFields } from '../../../compile/fieldLists.ts';
import { child, type Node, stringOf } from '../../../compile/node.ts';
import type { FormDefinition, OperationDefinition } from '../../../language/definitions.types.ts';
import type { Gate } from '../../Gate.ts';
import { excludePolicies, policiesOf } from '../../proofs/excludePolicies.ts';

/** Fields of a form that no caller of the operation ever sees. They provide no arguments. */
export function absentFields(
  gate: Gate,
  form: Node<FormDefinition>,
  operation: Node<OperationDefinition>,
): ReadonlySet<string> {
  const callers = policiesOf(child(operation, 'allow'));
  const names = flatFields(child(form, 'fields')).flatMap((field) => {
    const allow = policiesOf(child(field, 'allow'));
    const isHidden = child(field, 'when')?.json === false;
    const isForbidden = excludePolicies(gate, allow, callers);
    return isHidden || isForbidden ? (stringOf(child(field, 'field')) ?? []) : [];
  });
  return new Set(names);
}

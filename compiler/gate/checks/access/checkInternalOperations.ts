import { findSource } from '../../../compile/compilation.ts';
import { internalPolicy } from '../../../compile/internalPolicy.ts';
import { child, itemsOf, stringOf } from '../../../compile/node.ts';
import type { Definition } from '../../../load/Definition.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import type { Location } from '../../walkDefinition.ts';

/** Checks that `nobody` is the only policy of an operation, and that only lifecycles use such an operation. */
export function checkInternalOperations(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    for (const place of places) {
      if (place.value === internalPolicy && place.schema.names === 'policy') checkPlace(gate, definition, place);
      else if ([place.schema.names ?? []].flat().includes('operation')) checkUse(gate, definition, place);
    }
  }
  for (const { definition, node } of definitionsOf(gate, 'access')) {
    for (const item of itemsOf(child(node, 'policies'))) {
      const policy = child(item, 'policy');
      if (policy === undefined || stringOf(policy) !== internalPolicy) continue;
      const message = `"${internalPolicy}" is the policy of operations that no user can call, and cannot be defined`;
      gate.report(definition, { code: 'allow/nobody', pointer: policy.pointer, message, hint: 'Use another name' });
    }
  }
}

function checkPlace(gate: Gate, definition: Definition, { pointer, key }: Location): void {
  if (definition.kind === 'operation' && pointer === '/allow' && !key) return;
  const message = `"${internalPolicy}" is only allowed as the one policy of an operation`;
  const hint = `Write "allow": "${internalPolicy}" at an operation, or take it out`;
  gate.report(definition, { code: 'allow/nobody', pointer, key, message, hint });
}

/** Effects run regardless of `allow`. Everything else runs as a user. */
function checkUse(gate: Gate, definition: Definition, { pointer, value, key }: Location): void {
  if (definition.kind === 'lifecycle' || typeof value !== 'string') return;
  const operation = findSource(gate.compilation, 'operation', value);
  if (stringOf(child(operation, 'allow')) !== internalPolicy) return;
  const message = `Nobody may call "${value}": it runs as an effect only`;
  const hint = 'Call another operation, or list policies in its "allow"';
  gate.report(definition, { code: 'allow/nobody', pointer, key, message, hint });
}

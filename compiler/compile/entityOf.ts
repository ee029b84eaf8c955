import type { OperationDefinition } from '../language/definitions.types.ts';
import { groupsOf } from './groupsOf.ts';
import { child, type Node, stringOf } from './node.ts';
import { resultOf } from './resultOf.ts';
import { parseTypeName } from './typeName.ts';

/** The entity of an operation: its own `of`, else that of its result. */
export function entityOf(operation: Node<OperationDefinition>): string | undefined {
  const own = stringOf(child(operation, 'of'));
  if (own !== undefined) return own;
  const groups = groupsOf(operation);
  if (groups !== undefined) return groups.of;
  const result = resultOf(child(operation, 'result'));
  return 'type' in result ? parseTypeName(result.type).name : undefined;
}

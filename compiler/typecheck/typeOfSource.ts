import type { Compilation } from '../compile/compilation.ts';
import { child, type Node, stringOf } from '../compile/node.ts';
import { inferExpression } from './checkExpression.ts';
import { anyType, type CheckType } from './checkTypes.ts';
import { callsOf, typeOfResult } from './typeTable.ts';
import type { Variables } from './Variables.ts';

/** What a call or an expression gives. */
export function typeOfSource(source: Node, variables: Variables, compilation: Compilation): CheckType {
  const text = stringOf(source);
  if (text?.startsWith('=')) return inferExpression({ source: text.slice(1), variables, expected: 'any' }).type;
  const operations = callsOf(source);
  const [only, other] = operations;
  if (only === undefined || other !== undefined) return anyType;
  const type = typeOfResult(only, compilation);
  return child(source, 'when') === undefined || type.kind === 'list' ? type : { kind: 'optional', of: type };
}

import type { Compilation } from '../compile/compilation.ts';
import { child, itemsOf, type Node, stringOf } from '../compile/node.ts';
import { eitherOf, rowsOf, typeOfAnswer } from './answerTypes.ts';
import { inferExpression } from './checkExpression.ts';
import { anyType, type CheckType } from './checkTypes.ts';
import type { Variables } from './Variables.ts';

/** The type of a call, an expression or a choice of them. */
export function typeOfSource(source: Node, variables: Variables, compilation: Compilation): CheckType {
  if (Array.isArray(source.json)) return typeOfChoice(itemsOf(source), variables, compilation);
  const text = stringOf(source);
  if (text?.startsWith('=')) return inferExpression({ source: text.slice(1), variables, expected: 'any' }).type;
  const operation = text ?? stringOf(child(source, 'run'));
  if (operation === undefined) return anyType;
  const type = rowsOf(typeOfAnswer(operation, compilation));
  const otherwise = child(source, 'otherwise');
  if (otherwise !== undefined) return eitherOf([type, typeOfSource(otherwise, variables, compilation)]);
  return child(source, 'when') === undefined ? type : maybe(type);
}

/** The first matching branch determines the value. Without a default branch, it may be absent. */
function typeOfChoice(branches: readonly Node[], variables: Variables, compilation: Compilation): CheckType {
  const types = branches.map((branch) => typeOfSource(child(branch, 'is') ?? branch, variables, compilation));
  const type = eitherOf(types);
  return branches.some((branch) => child(branch, 'is') === undefined) ? type : maybe(type);
}

/** A list that is not loaded is empty. */
function maybe(type: CheckType): CheckType {
  return type.kind === 'list' ? type : { kind: 'optional', of: type };
}

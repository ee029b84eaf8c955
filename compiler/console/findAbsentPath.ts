import { type ExpressionNode, evaluate, type Scope } from '#engine';
import { childrenOf, ExpressionError } from '#engine/internal';
import { parseExpression } from '../compile/expressions.ts';

/**
 * The path in an expression that has no value: the shortest one, because longer paths below it have no value either.
 */
export function findAbsentPath(source: string, scope: Scope): string | undefined {
  const found: ExpressionNode[] = [];
  const visit = (node: ExpressionNode): void => {
    for (const child of childrenOf(node)) visit(child);
    if (isPath(node)) found.push(node);
  };
  visit(parseExpression(source));
  return found.map((node) => source.slice(node.range.start, node.range.end)).find((path) => isAbsent(path, scope));
}

function isPath({ op }: ExpressionNode): boolean {
  return op === 'id' || op === '.' || op === '.?' || op === '[]' || op === '[?]';
}

function isAbsent(source: string, scope: Scope): boolean {
  try {
    return evaluate({ '=': source }, scope) === undefined;
  } catch (error) {
    return error instanceof ExpressionError && error.code === 'expr/absent';
  }
}

import { parseTree } from '#engine/readers';
import { ExpressionError } from '../parsing/ExpressionError.ts';
import { childrenOf, type ExpressionNode } from '../parsing/ExpressionNode.ts';
import { maxDepth, maxSourceLength } from '../parsing/limits.ts';
import { BoundedCache } from './BoundedCache.ts';

/** The gate reads every expression several times, and once more for each edit of another file. */
const trees = new BoundedCache<ExpressionNode>(5_000);

/** Parses the source of an expression (without the leading `=`); throws an `ExpressionError` with the offset. */
export function parseExpression(source: string): ExpressionNode {
  if (source.length > maxSourceLength) {
    throw new ExpressionError(
      'expression/cost',
      `An expression has at most ${maxSourceLength} characters`,
      maxSourceLength,
    );
  }
  return trees.get(source, () => {
    const tree = parseTree(source);
    assertShallow(tree);
    return tree;
  });
}

/** Long chains (`a + b + c …`) are deep to the left; walked by a list, because recursion is what this guards. */
function assertShallow(tree: ExpressionNode): void {
  let level: ExpressionNode[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth * 4)
      throw new ExpressionError('expression/cost', 'The expression is nested too deeply', tree.start);
    level = level.flatMap((node) => [...childrenOf(node)]);
  }
}

import { type ASTNode, Environment, ParseError } from '@marcbachmann/cel-js';
import { BoundedCache } from './BoundedCache.ts';
import { ExpressionError } from './ExpressionError.ts';

/** A node of a parsed expression. */
export type ExpressionNode = ASTNode;

/** A source longer than this is refused before it is read. */
export const maxSourceLength = 10_000;
/** Nested deeper than this, an expression could exhaust the stack. */
export const maxDepth = 100;
const maxNodes = 5_000;

/** The gate reads every expression several times, and once more for each edit of another file. */
const trees = new BoundedCache<ExpressionNode>(5_000);

const environment = new Environment({
  unlistedVariablesAreDyn: true,
  enableOptionalTypes: true,
  limits: { maxAstNodes: maxNodes, maxDepth },
});

/** Parses the source of an expression (without the leading `=`); throws an `ExpressionError` with the offset. */
export function parseExpression(source: string): ExpressionNode {
  if (source.length > maxSourceLength) {
    throw new ExpressionError('expr/cost', `An expression has at most ${maxSourceLength} characters`, maxSourceLength);
  }
  return trees.get(source, () => {
    const tree = parse(source);
    assertShallow(tree);
    return tree;
  });
}

function parse(source: string): ExpressionNode {
  try {
    return environment.parse(source).ast;
  } catch (error) {
    if (error instanceof ParseError) {
      const code = error.code === 'limit_exceeded' ? 'expr/cost' : 'expr/parse';
      throw new ExpressionError(code, error.summary, error.range?.start);
    }
    // A long chain of `!` or `-` is read recursively and has no limit of its own.
    if (error instanceof RangeError) throw new ExpressionError('expr/cost', 'The expression is nested too deeply', 0);
    throw error;
  }
}

/** Long chains (`a + b + c …`) are deep to the left; walked by a list, because recursion is what this guards. */
function assertShallow(tree: ExpressionNode): void {
  let level: ExpressionNode[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth * 4) throw new ExpressionError('expr/cost', 'The expression is nested too deeply', tree.start);
    level = level.flatMap((node) => [...childrenOf(node)]);
  }
}

/** The nodes directly below a node, in source order. */
export function childrenOf(node: ExpressionNode): readonly ExpressionNode[] {
  switch (node.op) {
    case 'value':
    case 'id':
      return [];
    case '.':
    case '.?':
      return [node.args[0]];
    case 'call':
      return node.args[1];
    case 'rcall':
      return [node.args[1], ...node.args[2]];
    case 'map':
      return node.args.flat();
    case '!_':
    case '-_':
      return [node.args];
    default:
      return node.args;
  }
}

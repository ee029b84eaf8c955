import type { Expression, ExpressionNode } from '#engine';
import { parseExpression } from '../../compile/expressions.ts';
import { constantOf, pathOf } from '../readFormula.ts';

/** Writes an expression as FHIRPath. Undefined if it is more than arithmetic over answers. */
export function writePath({ '=': source }: Expression): string | undefined {
  try {
    return pathFor(parseExpression(source));
  } catch {
    return undefined;
  }
}

/** Conversions between numbers, which are implicit in FHIRPath. */
const conversions: ReadonlySet<string> = new Set(['double', 'int']);

function pathFor(node: ExpressionNode): string | undefined {
  const constant = constantOf(node);
  if (typeof constant === 'string') return /['\\]/.test(constant) ? undefined : `'${constant}'`;
  if (constant !== undefined) return String(constant);
  const path = pathOf(node);
  if (path !== undefined)
    return path.includes('.') ? undefined : `%resource.repeat(item).where(linkId='${path.slice(1)}').answer.value`;
  switch (node.op) {
    case '+':
    case '-':
    case '*':
    case '/': {
      const [left, right] = node.args.map((inner) => wrapped(inner));
      return left === undefined || right === undefined ? undefined : `${left} ${node.op} ${right}`;
    }
    case 'call': {
      const [name, args] = node.args;
      if (args.length === 0 && (name === 'today' || name === 'now')) return `${name}()`;
      const [first] = args;
      return conversions.has(name) && args.length === 1 && first !== undefined ? pathFor(first) : undefined;
    }
    default:
      return undefined;
  }
}

function wrapped(node: ExpressionNode): string | undefined {
  const written = pathFor(node);
  const isSum = node.op === '+' || node.op === '-' || node.op === '*' || node.op === '/';
  return written !== undefined && isSum ? `(${written})` : written;
}

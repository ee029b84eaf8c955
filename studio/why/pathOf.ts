import type { ExpressionNode } from '#engine';

/** What the variables of `cel.bind` stand for. Questions that are loaded bind their own values. */
export type Bound = ReadonlyMap<string, ExpressionNode>;

export const nothingBound: Bound = new Map();

/** The path of a value that is read, `this.country`, also with a replacement where it is absent. */
export function pathOf(node: ExpressionNode, bound: Bound): string | undefined {
  switch (node.op) {
    case 'id':
      return bound.has(node.args) ? undefined : node.args;
    case '.':
    case '.?':
      return below(node.args[0], node.args[1], bound);
    case '[]':
    case '[?]': {
      const key = constantOf(node.args[1], bound);
      return key === undefined ? undefined : below(node.args[0], key, bound);
    }
    case 'rcall':
      return node.args[0] === 'orValue' ? pathOf(node.args[1], bound) : undefined;
    default:
      return undefined;
  }
}

function below(holder: ExpressionNode, name: unknown, bound: Bound): string | undefined {
  const path = pathOf(holder, bound);
  return path === undefined ? undefined : `${path}.${String(name)}`;
}

/** The value of an expression that reads nothing: a literal, a bound value, or a text made of these. */
export function constantOf(node: ExpressionNode, bound: Bound): unknown {
  if (node.op === 'value') {
    const value: unknown = node.args;
    return typeof value === 'bigint' ? Number(value) : value;
  }
  if (node.op === 'call' && node.args[0] === 'string') {
    const [inner] = node.args[1];
    const value = inner === undefined ? undefined : constantOf(inner, bound);
    return value === undefined ? undefined : String(value);
  }
  if (node.op === '+') {
    const [left, right] = node.args.map((side) => constantOf(side, bound));
    return typeof left === 'string' && typeof right === 'string' ? left + right : undefined;
  }
  const found = boundNode(node, bound);
  return found === undefined ? undefined : constantOf(found, bound);
}

function boundNode(node: ExpressionNode, bound: Bound): ExpressionNode | undefined {
  if (node.op === 'id') return bound.get(node.args);
  if (node.op !== '.' && node.op !== '.?') return undefined;
  const [holder, name] = node.args;
  const record = boundNode(holder, bound);
  return record?.op === 'map' ? record.args.find(([key]) => key.op === 'value' && key.args === name)?.[1] : undefined;
}

/** The body of `cel.bind(name, value, body)`, and what is bound in it. */
export function bodyOfBind(
  node: ExpressionNode,
  bound: Bound,
): { readonly body: ExpressionNode; readonly bound: Bound } | undefined {
  if (node.op !== 'rcall' || node.args[0] !== 'bind') return undefined;
  const [name, value, body] = node.args[2];
  if (name?.op !== 'id' || value === undefined || body === undefined) return undefined;
  return { body, bound: new Map([...bound, [name.args, value]]) };
}

import { parseExpression } from '#compiler';
import { type ExpressionNode, evaluate, isExpression, isRecord, type Scope } from '#engine';

/** A path that an expression reads: `['this', 'contacts', '[]', 'name']`. */
export type Place = readonly string[];

/** One path that the expressions of a condition or template read. */
export interface Reading {
  readonly place: Place;
  /** Literals in the expressions that read it. */
  readonly literals: readonly unknown[];
  /** It is compared with the current date or time. */
  readonly readsTime: boolean;
  /** It is read as a list. */
  readonly isList: boolean;
  /** Values of its type, if the type is known. */
  readonly likely?: readonly unknown[];
}

const comprehensions: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);
const ofLists: ReadonlySet<string> = new Set(['first', 'last', 'size']);
const timely: ReadonlySet<string> = new Set(['today', 'now']);

/**
 * Returns the paths that the expressions in a condition, choice or template read, each with the values that it is
 * compared with.
 */
export function readExpressions(written: unknown, scope: Scope): readonly Reading[] {
  return sourcesIn(written).flatMap((source) => readSource(source, scope));
}

function sourcesIn(written: unknown): readonly string[] {
  if (isExpression(written)) return [written['=']];
  if (Array.isArray(written)) return written.flatMap(sourcesIn);
  return isRecord(written) ? Object.values(written).flatMap(sourcesIn) : [];
}

type Bound = ReadonlyMap<string, Place | undefined>;

function readSource(source: string, scope: Scope): readonly Reading[] {
  const places = new Map<string, { place: Place; isList: boolean }>();
  const literals: unknown[] = [];
  let readsTime = false;
  let known = scope;

  const note = (place: Place, isList: boolean): void => {
    const name = place.join('.');
    places.set(name, { place, isList: isList || places.get(name)?.isList === true });
  };

  function placeOf(node: ExpressionNode, bound: Bound): Place | undefined {
    switch (node.op) {
      case 'id':
        return bound.has(node.args) ? bound.get(node.args) : [node.args];
      case '.':
      case '.?': {
        const before = placeOf(node.args[0], bound);
        return before && [...before, String(node.args[1])];
      }
      case '[]':
      case '[?]': {
        const before = placeOf(node.args[0], bound);
        const key = resultOf(node.args[1]);
        if (before === undefined) return undefined;
        return typeof key === 'string' ? [...before, key] : [...before, '[]'];
      }
      case 'call': {
        const [name, args] = node.args;
        const [only] = args;
        const before = only && (name === 'first' || name === 'last') ? placeOf(only, bound) : undefined;
        return before && [...before, '[]'];
      }
      default:
        return undefined;
    }
  }

  function resultOf(node: ExpressionNode): unknown {
    try {
      return evaluate({ '=': source.slice(node.start, node.end) }, known);
    } catch {
      return undefined;
    }
  }

  function visit(node: ExpressionNode, bound: Bound): void {
    const place = placeOf(node, bound);
    if (place !== undefined) {
      if (place[0] === 'setting') literals.push(known.settings[place[1] ?? '']);
      if (place.length > 1 || node.op === 'id') note(place, false);
      if (place.includes('[]')) note(place.slice(0, place.indexOf('[]')), true);
      return;
    }
    if (node.op === 'value') literals.push(typeof node.args === 'bigint' ? Number(node.args) : node.args);
    if (node.op === 'call' && timely.has(node.args[0])) readsTime = true;
    if (node.op === 'call' && ofLists.has(node.args[0])) {
      for (const one of node.args[1]) {
        const list = placeOf(one, bound);
        if (list) note(list, true);
      }
    }
    if (node.op === 'rcall') visitMethod(node, bound);
    else for (const child of childrenOf(node)) visit(child, bound);
  }

  function visitMethod(node: Extract<ExpressionNode, { op: 'rcall' }>, bound: Bound): void {
    const [method, receiver, args] = node.args;
    const [first, ...rest] = args;
    if (receiver.op === 'id' && receiver.args === 'cel' && method === 'bind' && first?.op === 'id' && rest[0]) {
      known = { ...known, variables: { ...known.variables, [first.args]: resultOf(rest[0]) } };
      for (const one of rest) visit(one, new Map(bound).set(first.args, undefined));
      return;
    }
    visit(receiver, bound);
    if (comprehensions.has(method) && first?.op === 'id') {
      const list = placeOf(receiver, bound);
      if (list) note(list, true);
      for (const one of rest) visit(one, new Map(bound).set(first.args, list && [...list, '[]']));
      return;
    }
    for (const one of args) visit(one, bound);
  }

  visit(parseExpression(source), new Map());
  return [...places.values()].map((found) => ({ ...found, literals, readsTime }));
}

function childrenOf(node: ExpressionNode): readonly ExpressionNode[] {
  const found: ExpressionNode[] = [];
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) for (const one of part) walk(one);
    else if (isNode(part)) found.push(part);
  };
  walk(node.args);
  return found;
}

function isNode(part: unknown): part is ExpressionNode {
  return isRecord(part) && 'op' in part && 'args' in part;
}

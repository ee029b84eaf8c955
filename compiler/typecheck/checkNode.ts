import type { ExpressionNode } from '#engine';
import { childrenOf } from '#engine/internal';
import { arithmeticType } from './arithmeticType.ts';
import { checkCall, checkMethod } from './checkCall.ts';
import {
  anyType,
  areDisjoint,
  boolType,
  type CheckType,
  nameOfType,
  nothingType,
  numberType,
  propertiesOf,
  unify,
  unwrapOptional,
} from './checkTypes.ts';
import { didYouMean, type ExpressionProblem, knownInstead } from './ExpressionProblem.ts';
import { hintForPair, hintForType } from './hintForType.ts';

/**
 * The state of checking one expression: the variables, the paths that `has()` guards, and the function to report
 * problems.
 */
export interface Walk {
  readonly source: string;
  readonly variables: Readonly<Record<string, CheckType>>;
  /** Paths that the expression itself tests with `has()`. */
  readonly guarded: ReadonlySet<string>;
  readonly report: (problem: ExpressionProblem) => void;
  /** Called with each name in the expression: the node, and the type of what it names. */
  readonly note?: (node: ExpressionNode, type: CheckType, use?: 'path') => void;
  /** Below `!`, `!=` or `||`, where an absent value would invert the result. */
  readonly strict?: boolean;
  /** Inside `has()`, or before `.?` and `orValue`, where a value may be absent. */
  readonly tolerant?: boolean;
}

/** Sources of every path inside a `has()`, and of the prefixes of these paths. */
export function guardedPaths(node: ExpressionNode, source: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (current: ExpressionNode): void => {
    if (current.op === 'call' && current.args[0] === 'has') {
      for (let path = current.args[1][0]; path !== undefined; ) {
        found.add(textOf(path, source));
        path = path.op === '.' || path.op === '.?' ? path.args[0] : undefined;
      }
    }
    for (const child of childrenOf(current)) visit(child);
  };
  visit(node);
  return found;
}

function textOf(node: ExpressionNode, source: string): string {
  return source.slice(node.start, node.end);
}

/** Infers the type of a node. Reports problems in it. */
export function inferNode(node: ExpressionNode, walk: Walk): CheckType {
  switch (node.op) {
    case 'value':
      return literalType(node.args);
    case 'id':
      return noted(node, variableType(node.args, node.start, walk), walk);
    case '.':
    case '.?':
      return memberType(node, walk);
    case '[]':
    case '[?]':
      return indexType(node, walk);
    case 'call':
      return checkCall(node, walk);
    case 'rcall':
      return checkMethod(node, walk);
    case 'list':
      return {
        kind: 'list',
        of: node.args.map((item) => unwrapOptional(inferNode(item, walk))).reduce(unifyFirst, undefined) ?? nothingType,
        max: node.args.length,
      };
    case 'map':
      return mapType(node.args, walk);
    case '?:':
      assertBool(node.args[0], walk);
      return unify(inferNode(node.args[1], walk), inferNode(node.args[2], walk));
    case '||':
    case '&&':
      for (const side of node.args) assertBool(side, node.op === '||' ? { ...walk, strict: true } : walk);
      return boolType;
    case '!_':
      assertBool(node.args, { ...walk, strict: true });
      return boolType;
    case '-_':
      return negated(unwrapOptional(assertKind(node.args, 'number', walk)));
    case '==':
    case '!=':
      compareTypes(node.args, node.op === '!=' ? { ...walk, strict: true } : walk);
      return boolType;
    case 'in':
      checkIn(node.args, walk);
      return boolType;
    case '<':
    case '<=':
    case '>':
    case '>=':
      checkOrder(node.op, node.args, walk);
      return boolType;
    default: {
      const [left, right] = node.args.map((side) => unwrapOptional(inferNode(side, walk)));
      return arithmeticType({ operator: node.op, left: left ?? anyType, right: right ?? anyType, node, walk });
    }
  }
}

type Pair = readonly [ExpressionNode, ExpressionNode];

function unifyFirst(all: CheckType | undefined, type: CheckType): CheckType {
  return all === undefined ? type : unify(all, type);
}

function literalType(literal: unknown): CheckType {
  if (typeof literal === 'string') return { kind: 'string', literal };
  if (typeof literal === 'boolean') return boolType;
  return literal === null ? { kind: 'optional', of: nothingType } : { kind: 'number', literal: Number(literal) };
}

function negated(type: CheckType): CheckType {
  return type.kind === 'number' && type.refined !== undefined ? { kind: 'number', refined: type.refined } : numberType;
}

function noted(node: ExpressionNode, type: CheckType, walk: Walk): CheckType {
  walk.note?.(node, type);
  return type;
}

function variableType(name: string, offset: number, walk: Walk): CheckType {
  const known = Object.hasOwn(walk.variables, name) ? walk.variables[name] : undefined;
  if (known?.kind === 'optional' && walk.tolerant !== true) {
    if (walk.strict === true && !walk.guarded.has(name)) {
      walk.report({
        code: 'expression/optional',
        message: `"${name}" may be absent`,
        offset,
        hint: `Write has(${name}) && …`,
      });
    }
    return known.of;
  }
  if (known !== undefined) return known;
  if (name === 'user' || name === 'setting') return anyType;
  const names = [...new Set([...Object.keys(walk.variables), 'user', 'setting'])];
  const message = `"${name}" is not known here${didYouMean(name, names)}`;
  walk.report({ code: 'expression/scope', message, offset, hint: `Known here: ${names.join(', ')}` });
  return anyType;
}

function memberType(node: ExpressionNode & { readonly op: '.' | '.?' }, walk: Walk): CheckType {
  const [holderNode, name] = node.args;
  const asks = node.op === '.?';
  const holder = inferNode(holderNode, asks ? { ...walk, tolerant: true } : walk);
  const property = propertyType(unwrapOptional(holder), name, node.pos, walk);
  if (unwrapOptional(holder).kind !== 'any') walk.note?.(node, property);
  const chained = asks || (holder.kind === 'optional' && isOptionalRead(holderNode));
  if (chained) return { kind: 'optional', of: unwrapOptional(property) };
  if (property.kind !== 'optional') return property;
  if (walk.tolerant === true) return property;
  if (walk.strict === true && !walk.guarded.has(textOf(node, walk.source))) {
    const written = `${textOf(holderNode, walk.source)}.?${name}`;
    const hint = `Write has(${textOf(node, walk.source)}) && …, or ${written}.orValue(…)`;
    walk.report({ code: 'expression/optional', message: `"${name}" may be absent`, offset: node.pos, hint });
  }
  return unwrapOptional(property);
}

/** True for a node that returns an optional at run time, in contrast to a property that may be absent. */
function isOptionalRead(node: ExpressionNode): boolean {
  if (node.op === '.?' || node.op === '[?]') return true;
  if (node.op === '.' || node.op === '[]') return isOptionalRead(node.args[0]);
  return node.op === 'rcall' && (node.args[0] === 'or' || node.args[0] === 'of' || node.args[0] === 'none');
}

/** The type of a property. Reports a property that does not exist. */
function propertyType(holder: CheckType, name: string, offset: number, walk: Walk): CheckType {
  if (holder.kind === 'any') return holder.undeclared === true ? undeclaredProperty(name, offset, walk) : anyType;
  if (holder.kind === 'map') return holder.of ?? anyType;
  if (holder.kind === 'entity') {
    const properties = propertiesOf(holder);
    if (Object.hasOwn(properties, name)) return properties[name] ?? anyType;
    // Other definitions can add properties.
    if (holder.open === true) return anyType;
    const owner = holder.name === '' ? 'The map' : holder.name;
    const known = Object.keys(properties);
    const message = `${owner} has no "${name}"${didYouMean(name, known)}`;
    walk.report({ code: 'field/unknown', message, offset, ...knownInstead(name, known) });
    return anyType;
  }
  walk.report({ code: 'expression/type', message: `${nameOfType(holder)} has no property "${name}"`, offset });
  return anyType;
}

function undeclaredProperty(name: string, offset: number, walk: Walk): CheckType {
  const hint = 'Declare it in "properties" of the entity that holds it';
  walk.report({ code: 'field/unknown', message: `Nothing declares "${name}"`, offset, hint });
  return anyType;
}

/** The type at a dotted path, as in `maxBy(list, 'path')`. */
export function pathType(holder: CheckType, path: string, offset: number, walk: Walk): CheckType {
  return path
    .split('.')
    .reduce((type, name) => unwrapOptional(propertyType(type, name, offset, walk)), unwrapOptional(holder));
}

function indexType(node: ExpressionNode & { readonly op: '[]' | '[?]' }, walk: Walk): CheckType {
  const [holderNode, keyNode] = node.args;
  const holder = inferNode(holderNode, node.op === '[?]' ? { ...walk, tolerant: true } : walk);
  const key = inferNode(keyNode, walk);
  const plain = unwrapOptional(holder);
  const found = indexedType(plain, keyNode, key, walk);
  const optional = node.op === '[?]' || (holder.kind === 'optional' && isOptionalRead(holderNode));
  return optional ? { kind: 'optional', of: unwrapOptional(found) } : unwrapOptional(found);
}

function indexedType(holder: CheckType, keyNode: ExpressionNode, key: CheckType, walk: Walk): CheckType {
  if (holder.kind === 'list') {
    if (areDisjoint(key, numberType)) {
      walk.report({
        code: 'expression/type',
        message: `number expected, ${nameOfType(key)} given`,
        offset: keyNode.start,
      });
    }
    return holder.of;
  }
  if (keyNode.op === 'value' && typeof keyNode.args === 'string') {
    return propertyType(holder, keyNode.args, keyNode.start, walk);
  }
  if (holder.kind === 'any') return holder;
  return holder.kind === 'map' ? (holder.of ?? anyType) : anyType;
}

function mapType(entries: readonly Pair[], walk: Walk): CheckType {
  const properties = new Map<string, CheckType>();
  let literal = true;
  for (const [key, value] of entries) {
    const type = inferNode(value, walk);
    if (key.op === 'value' && typeof key.args === 'string') properties.set(key.args, type);
    else {
      inferNode(key, walk);
      literal = false;
    }
  }
  return literal ? { kind: 'entity', name: '', properties: Object.fromEntries(properties) } : { kind: 'map' };
}

export function assertKind(
  node: ExpressionNode,
  kind: 'boolean' | 'number' | 'string' | 'list',
  walk: Walk,
): CheckType {
  const type = inferNode(node, walk);
  const wanted: CheckType = kind === 'list' ? { kind, of: anyType } : { kind };
  if (areDisjoint(type, wanted)) {
    const given = unwrapOptional(type);
    const message = `${nameOfType(wanted)} expected, ${nameOfType(given)} given`;
    const hint = hintForType({ wanted: kind, given, source: textOf(node, walk.source) });
    walk.report({ code: 'expression/type', message, offset: node.start, ...hint });
  }
  return type;
}

function assertBool(node: ExpressionNode, walk: Walk): void {
  const type = assertKind(node, 'boolean', walk);
  if (walk.strict !== true || type.kind !== 'optional') return;
  const hint = `Write ${textOf(node, walk.source)}.orValue(false)`;
  walk.report({ code: 'expression/optional', message: 'The condition may be absent', offset: node.start, hint });
}

function compareTypes([left, right]: Pair, walk: Walk): void {
  // An optional is compared by its value, and an absent one equals nothing, so the comparison itself cannot fail.
  const leftType = inferNode(left, walk);
  const rightType = inferNode(right, walk);
  if (areDisjoint(leftType, rightType)) {
    const message = `${nameOfType(unwrapOptional(leftType))} and ${nameOfType(unwrapOptional(rightType))} are never equal`;
    walk.report({ code: 'expression/type', message, offset: left.start, ...hintForPair(leftType, rightType) });
    return;
  }
  assertValue(left, leftType, right, walk);
  assertValue(right, rightType, left, walk);
}

/** Reports a literal that is not one of the known values. */
export function assertValue(node: ExpressionNode, type: CheckType, literal: ExpressionNode, walk: Walk): void {
  const plain = unwrapOptional(type);
  if (literal.op !== 'value' || !('values' in plain) || plain.values === undefined) return;
  const given = typeof literal.args === 'bigint' ? Number(literal.args) : literal.args;
  walk.note?.(literal, plain);
  if (given === null || plain.values.some((value) => value === given)) return;
  const names = plain.values.map(String);
  const message = `${textOf(node, walk.source)} is never ${textOf(literal, walk.source)}${didYouMean(String(given), names)}`;
  walk.report({ code: 'expression/value', message, offset: literal.start, hint: `Values: ${names.join(', ')}` });
}

function checkIn([item, holder]: Pair, walk: Walk): void {
  const itemType = inferNode(item, walk);
  const holderType = unwrapOptional(inferNode(holder, walk));
  if (holderType.kind === 'list') {
    if (holder.op === 'list') for (const entry of holder.args) assertValue(item, itemType, entry, walk);
    else assertValue(holder, holderType.of, item, walk);
    if (!areDisjoint(itemType, holderType.of)) return;
    const message = `The list has no ${nameOfType(unwrapOptional(itemType))}, but ${nameOfType(unwrapOptional(holderType.of))}`;
    walk.report({ code: 'expression/type', message, offset: item.start, ...hintForPair(itemType, holderType.of) });
  } else if (holderType.kind !== 'any' && holderType.kind !== 'map' && holderType.kind !== 'entity') {
    const message = `list expected, ${nameOfType(holderType)} given`;
    walk.report({ code: 'expression/type', message, offset: holder.start });
  }
}

function checkOrder(operator: string, [left, right]: Pair, walk: Walk): void {
  const leftType = unwrapOptional(inferNode(left, walk));
  const rightType = unwrapOptional(inferNode(right, walk));
  const unordered = [leftType, rightType].find(
    (type) => type.kind === 'list' || type.kind === 'map' || type.kind === 'entity',
  );
  if (!areDisjoint(leftType, rightType) && unordered === undefined) return;
  const message = `"${operator}" does not fit ${nameOfType(leftType)} and ${nameOfType(rightType)}`;
  walk.report({ code: 'expression/type', message, offset: left.start, ...hintForPair(leftType, rightType) });
}

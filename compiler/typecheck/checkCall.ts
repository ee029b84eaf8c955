import type { ExpressionNode } from '#engine';
import {
  bindingOf,
  comprehensions,
  ExpressionError,
  type FunctionEntry,
  functions,
  isNamespaceCall,
} from '#engine/internal';
import { expressions } from '../compile/expressions.ts';
import { assertKind, assertValue, inferNode, pathType, type Walk } from './checkNode.ts';
import {
  anyType,
  boolType,
  type CheckType,
  nameOfType,
  nothingType,
  numberType,
  propertiesOf,
  textType,
  unify,
  unwrapOptional,
} from './checkTypes.ts';
import { didYouMean, knownInstead } from './ExpressionProblem.ts';
import { isDay, isNoDate, meaningOfText } from './refinements.ts';

type CallNode = ExpressionNode & { readonly op: 'call' };
type MethodNode = ExpressionNode & { readonly op: 'rcall' };

/** The type of `name(…)`. */
export function checkCall(node: CallNode, walk: Walk): CheckType {
  const [name, args] = node.args;
  if (name === 'has') {
    checkHas(node, args, walk);
    return boolType;
  }
  const known = functions.get(name);
  if (known === undefined || !known.plain) {
    const names = [...functions].filter(([, entry]) => entry.plain).map(([plain]) => plain);
    walk.report({
      code: 'expression/scope',
      message: `No function "${name}"${didYouMean(name, ['has', ...names])}`,
      offset: node.start,
      ...knownInstead(name, ['has', ...names]),
    });
    for (const arg of args) inferNode(arg, walk);
    return anyType;
  }
  return checkFunction(known, name, args, node.start, walk);
}

/** The type of `receiver.name(…)`. */
export function checkMethod(node: MethodNode, walk: Walk): CheckType {
  const [name, receiver, args] = node.args;
  if (isNamespaceCall(node)) return checkNamespaceCall(node, walk);
  if (comprehensions.has(name)) return checkComprehension(node, walk);
  const [alternative] = args;
  if ((name === 'orValue' || name === 'or') && alternative !== undefined) {
    const value = inferNode(receiver, { ...walk, tolerant: true, strict: false });
    const otherwise = inferNode(alternative, walk);
    if (name === 'or') return unify(value, otherwise);
    return isOneOf(unwrapOptional(value), receiver, alternative, walk)
      ? unwrapOptional(value)
      : unify(unwrapOptional(value), otherwise);
  }
  if (name === 'hasValue' || name === 'value') {
    const value = inferNode(receiver, { ...walk, tolerant: true, strict: false });
    return name === 'value' ? unwrapOptional(value) : boolType;
  }
  const known = functions.get(name);
  if (known === undefined || !known.method) {
    const names = [...functions].filter(([, entry]) => entry.method).map(([method]) => method);
    const all = [...names, ...comprehensions, 'orValue', 'or', 'hasValue', 'value'];
    walk.report({
      code: 'expression/scope',
      message: `No method "${name}"${didYouMean(name, all)}`,
      offset: receiver.end + 1,
      ...knownInstead(name, all),
    });
    for (const part of [receiver, ...args]) inferNode(part, walk);
    return anyType;
  }
  return checkFunction(known, name, [receiver, ...args], node.start, walk);
}

/** True for a literal that is one of the known values. An empty text means none of them. */
function isOneOf(type: CheckType, receiver: ExpressionNode, alternative: ExpressionNode, walk: Walk): boolean {
  if (alternative.op !== 'value' || alternative.args === '' || !('values' in type)) return false;
  assertValue(receiver, type, alternative, walk);
  return type.values !== undefined;
}

function checkHas(node: CallNode, args: readonly ExpressionNode[], walk: Walk): void {
  const [path] = args;
  const readable =
    path?.op === '.' || path?.op === '.?' || path?.op === 'id' || path?.op === '[]' || path?.op === '[?]';
  if (path === undefined || args.length !== 1 || !readable) {
    walk.report({ code: 'expression/type', message: 'has: the path of a property expected', offset: node.start });
    return;
  }
  inferNode(path, { ...walk, tolerant: true, strict: false });
}

function checkNamespaceCall(node: MethodNode, walk: Walk): CheckType {
  const [name, , args] = node.args;
  const [first, second, third] = args;
  if (name === 'none' && first === undefined) return { kind: 'optional', of: nothingType };
  if (name === 'of' && first !== undefined) return { kind: 'optional', of: unwrapOptional(inferNode(first, walk)) };
  if (name === 'bind' && first?.op === 'id' && second !== undefined && third !== undefined) {
    return inferNode(third, withLocal(walk, first.args, inferNode(second, walk)));
  }
  walk.report({ code: 'expression/type', message: `"${name}" is not written like this`, offset: node.start });
  return anyType;
}

function withLocal(walk: Walk, name: string, type: CheckType): Walk {
  return { ...walk, variables: { ...walk.variables, [name]: type } };
}

function checkComprehension(node: MethodNode, walk: Walk): CheckType {
  const [name, receiver] = node.args;
  const binding = bindingOf(node);
  if (binding === undefined) {
    walk.report({ code: 'expression/type', message: `${name}: a name and a condition expected`, offset: node.start });
    return anyType;
  }
  const holder = unwrapOptional(inferNode(receiver, walk));
  const item = itemType(holder);
  if (item === undefined) {
    walk.report({
      code: 'expression/type',
      message: `list expected, ${nameOfType(holder)} given`,
      offset: receiver.start,
    });
  }
  const inner = withLocal(walk, binding.name, item ?? anyType);
  const [first, second] = binding.inner;
  if (name === 'map' && second === undefined)
    return listOf(first === undefined ? anyType : inferNode(first, inner), holder);
  if (first !== undefined) assertKind(first, 'boolean', inner);
  if (name === 'map' && second !== undefined) return listOf(inferNode(second, inner), holder);
  return name === 'filter' ? listOf(item ?? anyType, holder) : boolType;
}

function listOf(type: CheckType, holder: CheckType): CheckType {
  const max = holder.kind === 'list' ? holder.max : undefined;
  return { kind: 'list', of: unwrapOptional(type), ...(max === undefined ? {} : { max }) };
}

function itemType(holder: CheckType): CheckType | undefined {
  if (holder.kind === 'any') return holder;
  if (holder.kind === 'list') return unwrapOptional(holder.of);
  return holder.kind === 'map' || holder.kind === 'entity' ? textType : undefined;
}

function checkFunction(
  known: FunctionEntry,
  name: string,
  args: readonly ExpressionNode[],
  offset: number,
  walk: Walk,
): CheckType {
  const most = known.many === true ? Number.POSITIVE_INFINITY : known.parameters.length;
  if (args.length < known.required || args.length > most) {
    const wanted = known.required === known.parameters.length ? known.required : `${known.required} to ${most}`;
    walk.report({
      code: 'expression/type',
      message: `${name}: ${wanted} arguments expected, ${args.length} given`,
      offset,
    });
  }
  const types = args.map((arg, index) => checkArgument(known, arg, index, walk));
  const atPath = assertPath(known, args, types, walk);
  if (name === 'matches') assertPattern(args[1], walk);
  if (name === 'sum') assertNumbers(args, atPath ?? itemOfList(types[0]), walk);
  return resultType(known, types, atPath);
}

function checkArgument(known: FunctionEntry, arg: ExpressionNode, index: number, walk: Walk): CheckType {
  const parameter = known.parameters[Math.min(index, known.parameters.length - 1)];
  if (parameter === 'text' || parameter === 'path') return unwrapOptional(assertKind(arg, 'string', walk));
  if (parameter === 'number' || parameter === 'list') return unwrapOptional(assertKind(arg, parameter, walk));
  const type = unwrapOptional(parameter === 'date' ? assertKind(arg, 'string', walk) : inferNode(arg, walk));
  if (parameter === 'date' && type.kind === 'string' && isNoDate(type)) {
    const hint = "Hand over a date, such as today() or '2026-11-21'";
    walk.report({
      code: 'expression/type',
      message: `date expected, ${nameOfType(type)} given`,
      offset: arg.start,
      hint,
    });
  }
  if (parameter === 'map' && type.kind !== 'any' && type.kind !== 'map' && type.kind !== 'entity') {
    walk.report({ code: 'expression/type', message: `map expected, ${nameOfType(type)} given`, offset: arg.start });
  }
  return type;
}

/**
 * Checks the path argument of `maxBy`, `sortBy` and similar functions like a property name. Returns the type of its
 * value.
 */
function assertPath(
  known: FunctionEntry,
  args: readonly ExpressionNode[],
  types: readonly CheckType[],
  walk: Walk,
): CheckType | undefined {
  const position = known.parameters.indexOf('path');
  const path = args[position];
  const [list] = types;
  const item = list === undefined || list.kind === 'map' ? undefined : itemType(list);
  if (path?.op !== 'value' || typeof path.args !== 'string' || item === undefined) return undefined;
  const type = pathType(item, path.args.replace(/^-/, ''), path.start, walk);
  walk.note?.(path, type, 'path');
  return type;
}

function itemOfList(type: CheckType | undefined): CheckType | undefined {
  return type?.kind === 'list' ? unwrapOptional(type.of) : undefined;
}

function assertNumbers(args: readonly ExpressionNode[], item: CheckType | undefined, walk: Walk): void {
  const summed = args.at(-1);
  if (summed === undefined || item === undefined || item.kind === 'any' || item.kind === 'number') return;
  const message = `number expected, ${nameOfType(item)} given`;
  const hint = "Sum up numbers, or name the path of one: sum(list, 'amount')";
  walk.report({ code: 'expression/type', message, offset: summed.start, hint });
}

function assertPattern(pattern: ExpressionNode | undefined, walk: Walk): void {
  if (pattern?.op !== 'value' || typeof pattern.args !== 'string') return;
  try {
    expressions.compilePattern(pattern.args);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    walk.report({ code: 'expression/type', message: error.message, offset: pattern.start });
  }
}

function resultType(known: FunctionEntry, types: readonly CheckType[], atPath: CheckType | undefined): CheckType {
  const [first = anyType] = types;
  switch (known.result) {
    case 'text':
      return textType;
    case 'number':
      return numberType;
    case 'bool':
      return boolType;
    case 'date':
    case 'date-time':
      return { kind: 'string', refined: known.result };
    case 'days':
      return { kind: 'days' };
    case 'same date':
      return dateLike(first);
    case 'same number':
      return amountLike(atPath ?? (first.kind === 'list' ? unwrapOptional(first.of) : first));
    case 'texts':
      return { kind: 'list', of: textType };
    case 'list':
      return { kind: 'list', of: anyType };
    case 'same list':
      return first.kind === 'list' ? first : { kind: 'list', of: first.kind === 'any' ? first : anyType };
    case 'item':
      return itemType(first) ?? anyType;
    case 'map':
      return mergedType(types);
    case 'any':
      return anyType;
  }
}

/** A date for a date, a date-time for a date-time. */
function dateLike(type: CheckType): CheckType {
  if (type.kind !== 'string') return textType;
  const meaning = isDay(type.refined) ? type.refined : meaningOfText(String(type.literal ?? ''));
  return meaning === undefined ? textType : { kind: 'string', refined: meaning };
}

/** An amount of money for an amount. */
function amountLike(type: CheckType): CheckType {
  return type.kind === 'number' && type.refined !== undefined ? { kind: 'number', refined: type.refined } : numberType;
}

/** The type of merged maps. If a later property is optional, the earlier one may apply. */
function mergedType(types: readonly CheckType[]): CheckType {
  const merged: Record<string, CheckType> = {};
  for (const type of types) {
    if (type.kind !== 'entity' || type.open === true) return { kind: 'map' };
    for (const [name, member] of Object.entries(propertiesOf(type))) {
      const below = Object.hasOwn(merged, name) ? merged[name] : undefined;
      merged[name] = below === undefined || member.kind !== 'optional' ? member : laidOver(below, member.of);
    }
  }
  const [only] = types;
  return types.length === 1 && only !== undefined ? only : { kind: 'entity', name: '', properties: merged };
}

function laidOver(below: CheckType, above: CheckType): CheckType {
  return below.kind === 'optional' ? { kind: 'optional', of: unify(below.of, above) } : unify(below, above);
}

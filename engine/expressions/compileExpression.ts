import type { Scope } from '../model/runtime.types.ts';
import { ExpressionError } from '../parsing/ExpressionError.ts';
import type { ExpressionNode } from '../parsing/ExpressionNode.ts';
import { type Budget, weights } from './Budget.ts';
import { compileCall, compileMethod } from './compileCall.ts';
import { Maybe, nothing } from './Maybe.ts';
import {
  add,
  asBoolean,
  calculate,
  compare,
  isElementOf,
  isEqual,
  memberOf,
  propertyOf,
  reservedNames,
  subtract,
  typeName,
  unwrap,
} from './operators.ts';

/** One run: the scope that it reads and the budget that is left. */
export interface Run {
  readonly scope: Scope;
  readonly budget: Budget;
}

/** Variables of comprehensions, innermost first. */
export interface Locals {
  readonly name: string;
  readonly value: unknown;
  readonly outer: Locals | undefined;
}

/** A node as a function. Values are JSON, integers of the source (bigint) and optionals. */
export type Program = (run: Run, locals: Locals | undefined) => unknown;

/** Compiles one node. `bound` lists the comprehension variables in scope. */
export function compileNode(node: ExpressionNode, bound: readonly string[]): Program {
  switch (node.op) {
    case 'value':
      return constant(literalOf(node));
    case 'id':
      return bound.includes(node.args) ? readLocal(node.args) : readVariable(node.args, node.start);
    case '.':
      return compileSelect(compileNode(node.args[0], bound), node.args[1], node.start);
    case '.?':
      return compileOptionalSelect(compilePresent(node.args[0], bound), constant(node.args[1]));
    case '[]':
      return compileIndex(compileNode(node.args[0], bound), compileNode(node.args[1], bound), node.start);
    case '[?]':
      return compileOptionalSelect(compilePresent(node.args[0], bound), compileNode(node.args[1], bound));
    case 'call':
      return compileCall(node, bound);
    case 'rcall':
      return compileMethod(node, bound);
    case 'list':
      return compileList(node.args, bound);
    case 'map':
      return compileMap(node.args.map(([key, value]) => [compileNode(key, bound), compileNode(value, bound)] as const));
    case '?:': {
      const [condition, yes, no] = node.args;
      return compileTernary(compileNode(condition, bound), compileNode(yes, bound), compileNode(no, bound));
    }
    case '||':
    case '&&':
      return compileLogic(node.op === '||', compileNode(node.args[0], bound), compileNode(node.args[1], bound));
    case '!_':
      return compileNot(compileNode(node.args, bound));
    case '-_':
      return compileMinus(compileNode(node.args, bound));
    default:
      return compileBinary(node.op, compileNode(node.args[0], bound), compileNode(node.args[1], bound));
  }
}

type BinaryOperator = '!=' | '==' | 'in' | '+' | '-' | '*' | '/' | '%' | '<' | '<=' | '>' | '>=';

function constant(value: unknown): Program {
  return () => value;
}

function literalOf(node: ExpressionNode): unknown {
  const literal: unknown = node.op === 'value' ? node.args : undefined;
  if (literal instanceof Uint8Array)
    throw new ExpressionError('expression/type', 'Bytes are not part of the language', node.start);
  // An unsigned literal (`5u`) is an ordinary integer.
  return typeof literal === 'object' && literal !== null ? literal.valueOf() : literal;
}

function readLocal(name: string): Program {
  return (_run, locals) => {
    for (let frame = locals; frame !== undefined; frame = frame.outer) if (frame.name === name) return frame.value;
    return undefined;
  };
}

/** Names that every scope has, in addition to its variables. */
const commonNames: ReadonlySet<string> = new Set(['user', 'setting']);

function readVariable(name: string, offset: number): Program {
  if (reservedNames.has(name)) throw new ExpressionError('expression/scope', `"${name}" is not a variable`, offset);
  if (name === 'user') return ({ scope }) => scope.user;
  if (name === 'setting') return ({ scope }) => scope.settings;
  return ({ scope }) => {
    const value = propertyOf(scope.variables, name);
    if (value === undefined) throw absent(name, offset);
    return value;
  };
}

function compileSelect(holder: Program, name: string, offset: number): Program {
  if (reservedNames.has(name)) return (run, locals) => member(holder(run, locals), name, offset);
  return (run, locals) => {
    const whole = holder(run, locals);
    if (whole instanceof Maybe) return member(whole, name, offset);
    const value = propertyOf(whole, name);
    if (value === undefined) throw absent(name, offset);
    return value;
  };
}

function compileIndex(holder: Program, key: Program, offset: number): Program {
  return (run, locals) => member(holder(run, locals), unwrap(key(run, locals)), offset);
}

function member(holder: unknown, key: unknown, offset: number): unknown {
  if (holder instanceof Maybe) return holder.present ? new Maybe(memberOf(holder.value, key)) : nothing;
  const value = memberOf(holder, key);
  if (value === undefined) throw absent(key, offset);
  return value;
}

function absent(key: unknown, offset: number): ExpressionError {
  return new ExpressionError('expr/absent', `"${String(key)}" is absent`, offset);
}

function compileOptionalSelect(holder: Program, key: Program): Program {
  return (run, locals) => {
    const whole = holder(run, locals);
    const plain = whole instanceof Maybe ? whole.value : whole;
    if (plain === undefined || plain === null) return nothing;
    return new Maybe(memberOf(plain, unwrap(key(run, locals))));
  };
}

/** Compiles a node that may be absent: returns undefined instead of throwing `expr/absent`. */
export function compilePresent(node: ExpressionNode, bound: readonly string[]): Program {
  // Paths are the most frequent case, and throwing an error only to catch it would cost more than everything else.
  if (node.op === '.' && !reservedNames.has(node.args[1])) {
    const holder = compilePresent(node.args[0], bound);
    const name = node.args[1];
    return (run, locals) => {
      const whole = holder(run, locals);
      if (whole === undefined) return undefined;
      return whole instanceof Maybe ? member(whole, name, node.start) : propertyOf(whole, name);
    };
  }
  if (node.op === 'id' && !bound.includes(node.args) && !commonNames.has(node.args) && !reservedNames.has(node.args)) {
    const name = node.args;
    return ({ scope }) => propertyOf(scope.variables, name);
  }
  const program = compileNode(node, bound);
  return (run, locals) => {
    try {
      return program(run, locals);
    } catch (error) {
      if (error instanceof ExpressionError && error.code === 'expr/absent') return undefined;
      throw error;
    }
  };
}

function compileList(nodes: readonly ExpressionNode[], bound: readonly string[]): Program {
  const items = nodes.map((item) => compileNode(item, bound));
  // A list of literals is the same in each run, so it is frozen and shared.
  if (nodes.every(({ op }) => op === 'value')) return constant(Object.freeze(nodes.map(literalOf)));
  return (run, locals) =>
    items.map((item) => item(run, locals)).filter((item) => !(item instanceof Maybe) || item.present);
}

function compileMap(entries: readonly (readonly [Program, Program])[]): Program {
  const weight = weights.madeMap + weights.madeEntry * entries.length;
  return (run, locals) => {
    run.budget.spend(weight);
    const map = new Map<string, unknown>();
    for (const [keyProgram, valueProgram] of entries) {
      const key = unwrap(keyProgram(run, locals));
      const value = valueProgram(run, locals);
      if (typeof key === 'object') throw new ExpressionError('expression/type', `${typeName(key)} is no key of a map`);
      if (reservedNames.has(String(key)))
        throw new ExpressionError('expression/scope', `"${String(key)}" is no key of a map`);
      if (map.has(String(key))) throw new ExpressionError('expression/type', `"${String(key)}" is twice in a map`);
      if (!(value instanceof Maybe) || value.present) map.set(String(key), value);
    }
    return Object.fromEntries(map);
  };
}

function compileTernary(condition: Program, yes: Program, no: Program): Program {
  return (run, locals) => (asBoolean(condition(run, locals)) ? yes(run, locals) : no(run, locals));
}

/** Compiles `&&` and `||`. `decisive` settles the result from either side, even if the other side throws. */
function compileLogic(decisive: boolean, left: Program, right: Program): Program {
  return (run, locals) => {
    let failure: unknown;
    try {
      if (asBoolean(left(run, locals)) === decisive) return decisive;
    } catch (error) {
      if (isCost(error)) throw error;
      failure = error;
    }
    if (asBoolean(right(run, locals)) === decisive) return decisive;
    if (failure !== undefined) throw failure;
    return !decisive;
  };
}

/** True for errors that no operator may absorb. */
export function isCost(error: unknown): boolean {
  return !(error instanceof ExpressionError) || error.code === 'expression/cost';
}

function compileNot(operand: Program): Program {
  return (run, locals) => !asBoolean(operand(run, locals));
}

function compileMinus(operand: Program): Program {
  return (run, locals) => {
    const value = unwrap(operand(run, locals));
    if (typeof value === 'bigint') return calculate('-', 0n, value);
    if (typeof value === 'number') return -value;
    throw new ExpressionError('expression/type', `"-" does not fit ${typeName(value)}`);
  };
}

function compileBinary(operator: BinaryOperator, left: Program, right: Program): Program {
  if (operator === '==' || operator === '!=') {
    const equal = operator === '==';
    return (run, locals) => isEqual(left(run, locals), right(run, locals), run.budget) === equal;
  }
  if (operator === 'in') {
    return (run, locals) => isElementOf(left(run, locals), right(run, locals), run.budget);
  }
  const combine = combiners[operator];
  return (run, locals) => combine(unwrap(left(run, locals)), unwrap(right(run, locals)), run.budget);
}

const combiners = {
  '+': add,
  '-': subtract,
  '*': (left, right) => calculate('*', left, right),
  '/': (left, right) => calculate('/', left, right),
  '%': (left, right) => calculate('%', left, right),
  '<': (left, right) => compare(left, right) < 0,
  '<=': (left, right) => compare(left, right) <= 0,
  '>': (left, right) => compare(left, right) > 0,
  '>=': (left, right) => compare(left, right) >= 0,
} as const satisfies Record<string, (left: unknown, right: unknown, budget: Budget) => unknown>;

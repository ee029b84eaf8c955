import { ExpressionError } from '../parsing/ExpressionError.ts';
import { childrenOf, type ExpressionNode } from '../parsing/ExpressionNode.ts';
import { Arguments } from './Arguments.ts';
import { weights } from './Budget.ts';
import { compileNode, compilePresent, isCost, type Locals, type Program, type Run } from './compileExpression.ts';
import type { FunctionEntry } from './defineFunction.ts';
import { comprehensions, isNamespaceCall } from './freeVariables.ts';
import { functions } from './functions.ts';
import { Maybe, nothing } from './Maybe.ts';
import { asBoolean, isList, isMap, typeName, unwrap } from './operators.ts';

type CallNode = ExpressionNode & { readonly op: 'call' };
type MethodNode = ExpressionNode & { readonly op: 'rcall' };

/** Compiles `name(…)`. Throws an `ExpressionError` for an unknown function. */
export function compileCall(node: CallNode, bound: readonly string[]): Program {
  const [name, args] = node.args;
  if (name === 'has') return compileHas(node, args, bound);
  const known = functions.get(name);
  if (known === undefined || !known.plain)
    throw new ExpressionError('expression/scope', `No function "${name}"`, node.start);
  return compileFunction(known, name, args, { bound, offset: node.start });
}

/**
 * Compiles `receiver.name(…)`: a comprehension, a method of optionals, or a function called as a method. Throws an
 * `ExpressionError` for an unknown method.
 */
export function compileMethod(node: MethodNode, bound: readonly string[]): Program {
  const [name, receiver, args] = node.args;
  if (isNamespaceCall(node)) return compileNamespaceCall(node, bound);
  if (comprehensions.has(name)) return compileComprehension(node, bound);
  const optional = compileOptionalMethod(node, bound);
  if (optional !== undefined) return optional;
  const known = functions.get(name);
  if (known === undefined || !known.method)
    throw new ExpressionError('expression/scope', `No method "${name}"`, node.start);
  return compileFunction(known, name, [receiver, ...args], { bound, offset: node.start });
}

interface Place {
  readonly bound: readonly string[];
  readonly offset: number;
}

function compileFunction(known: FunctionEntry, name: string, args: readonly ExpressionNode[], place: Place): Program {
  const most = known.many === true ? Number.POSITIVE_INFINITY : known.parameters.length;
  if (args.length < known.required || args.length > most) {
    throw new ExpressionError(
      'expression/type',
      `${name}: ${known.required} arguments expected, ${args.length} given`,
      place.offset,
    );
  }
  const programs = args.map((arg) => compileNode(arg, place.bound));
  return (run, locals) => {
    run.budget.spend(weights.call);
    const values = programs.map((program) => unwrap(program(run, locals)));
    const { clock, expressions } = run.scope;
    return known.apply(new Arguments(name, values, { clock, budget: run.budget, expressions }));
  };
}

/** `has(a.b.c)` is false if any part of the path is absent, so that `!has(…)` works. */
function compileHas(node: CallNode, args: readonly ExpressionNode[], bound: readonly string[]): Program {
  const [path] = args;
  const readable =
    path?.op === '.' || path?.op === '.?' || path?.op === 'id' || path?.op === '[]' || path?.op === '[?]';
  if (path === undefined || args.length !== 1 || !readable) {
    throw new ExpressionError('expression/type', 'has: the path of a property expected', node.start);
  }
  const program = compilePresent(path, bound);
  return (run, locals) => isPresent(program(run, locals));
}

function isPresent(value: unknown): boolean {
  return value instanceof Maybe ? value.present : value !== undefined && value !== null;
}

function compileNamespaceCall(node: MethodNode, bound: readonly string[]): Program {
  const [name, , args] = node.args;
  if (name === 'none') return () => nothing;
  const [first, second, third] = args;
  if (name === 'of' && first !== undefined) {
    const program = compileNode(first, bound);
    return (run, locals) => new Maybe(unwrap(program(run, locals)));
  }
  if (name === 'bind' && first?.op === 'id' && second !== undefined && third !== undefined) {
    const value = compileNode(second, bound);
    const body = compileNode(third, [...bound, first.args]);
    const local = first.args;
    return (run, outer) => body(run, { name: local, value: value(run, outer), outer });
  }
  throw new ExpressionError('expression/type', `"${name}" is not written like this`, node.start);
}

function compileOptionalMethod(node: MethodNode, bound: readonly string[]): Program | undefined {
  const [name, receiver, args] = node.args;
  const [alternative] = args;
  if ((name === 'orValue' || name === 'or') && alternative !== undefined && args.length === 1) {
    const first = compilePresent(receiver, bound);
    const otherwise = compileNode(alternative, bound);
    return (run, locals) => {
      const value = first(run, locals);
      if (!isPresent(value)) return otherwise(run, locals);
      return name === 'orValue' ? unwrap(value) : value;
    };
  }
  if (name === 'hasValue' && args.length === 0) {
    const asked = compilePresent(receiver, bound);
    return (run, locals) => isPresent(asked(run, locals));
  }
  if (name !== 'value' || args.length > 0) return undefined;
  const inner = compileNode(receiver, bound);
  return (run, locals) => unwrap(inner(run, locals));
}

function compileComprehension(node: MethodNode, bound: readonly string[]): Program {
  const [method, receiver, args] = node.args;
  const [variable, first, second] = args;
  if (variable?.op !== 'id' || first === undefined || args.length > (method === 'map' ? 3 : 2)) {
    throw new ExpressionError('expression/type', `${method}: a name and a condition expected`, node.start);
  }
  const inner = [...bound, variable.args];
  const loop: Loop = {
    items: compileNode(receiver, bound),
    name: variable.args,
    body: compileNode(first, inner),
    // The minimum cost of one iteration: all nodes of the body.
    weight: args.reduce((total, arg) => total + countNodes(arg), 0),
  };
  if (method === 'filter') return filterItems(loop);
  if (method === 'exists_one') return existsOne(loop);
  if (method === 'exists' || method === 'all') return quantify(loop, method === 'exists');
  return second === undefined ? mapItems(loop) : mapSome(loop, compileNode(second, inner));
}

interface Loop {
  readonly items: Program;
  readonly name: string;
  readonly body: Program;
  readonly weight: number;
}

function countNodes(node: ExpressionNode): number {
  return childrenOf(node).reduce((total, child) => total + countNodes(child), 1);
}

/** What a comprehension iterates over: items of a list, or keys of a map. */
function itemsOf(loop: Loop, run: Run, outer: Locals | undefined): readonly unknown[] {
  const items = unwrap(loop.items(run, outer));
  if (isList(items)) return items;
  if (isMap(items)) return Object.keys(items);
  throw new ExpressionError('expression/type', `list expected, ${typeName(items)} given`);
}

/** One iteration: spends its cost and binds the item to its name. */
function turn(loop: Loop, { budget }: Run, value: unknown, outer: Locals | undefined): Locals {
  budget.spend(loop.weight);
  return { name: loop.name, value, outer };
}

function mapItems(loop: Loop): Program {
  return (run, outer) => {
    const mapped: unknown[] = [];
    for (const value of itemsOf(loop, run, outer)) mapped.push(loop.body(run, turn(loop, run, value, outer)));
    return mapped;
  };
}

function mapSome(loop: Loop, transform: Program): Program {
  return (run, outer) => {
    const mapped: unknown[] = [];
    for (const value of itemsOf(loop, run, outer)) {
      const locals = turn(loop, run, value, outer);
      if (asBoolean(loop.body(run, locals))) mapped.push(transform(run, locals));
    }
    return mapped;
  };
}

function filterItems(loop: Loop): Program {
  return (run, outer) => {
    const kept: unknown[] = [];
    for (const value of itemsOf(loop, run, outer)) {
      const locals = turn(loop, run, value, outer);
      if (asBoolean(loop.body(run, locals))) kept.push(value);
    }
    return kept;
  };
}

function existsOne(loop: Loop): Program {
  return (run, outer) => {
    let count = 0;
    for (const value of itemsOf(loop, run, outer)) {
      if (asBoolean(loop.body(run, turn(loop, run, value, outer)))) count += 1;
    }
    return count === 1;
  };
}

/** `exists` and `all`: one decisive item settles the result, even if another item throws. */
function quantify(loop: Loop, decisive: boolean): Program {
  return (run, outer) => {
    let failure: unknown;
    for (const value of itemsOf(loop, run, outer)) {
      const locals = turn(loop, run, value, outer);
      try {
        if (asBoolean(loop.body(run, locals)) === decisive) return decisive;
      } catch (error) {
        if (isCost(error)) throw error;
        failure ??= error;
      }
    }
    if (failure !== undefined) throw failure;
    return !decisive;
  };
}

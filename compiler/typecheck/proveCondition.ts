import type { ExpressionNode } from '#engine';
import { boundNames } from '#engine/internal';
import { parseExpression } from '../compile/expressions.ts';
import { boolType, numberType } from './checkTypes.ts';
import {
  type Atom,
  absent,
  isClosed,
  isOptionalPath,
  literalOf,
  type Possible,
  pathOf,
  possibilitiesOf,
  type Space,
  typeAtPath,
} from './conditionAtoms.ts';

/** Whether a condition can be shown to hold for everything, for nothing, or neither. */
export type Verdict = 'always' | 'never' | 'open';

/** A condition, and whether it is asked that it holds or that it does not. One that fails does not hold. */
export interface Demand {
  readonly source: string;
  readonly holds: boolean;
}

/** Where one value is there, a condition of its place holds, too: hidden is absence. */
export interface Presence {
  readonly path: string;
  readonly source: string;
}

const failed = Symbol('failed');
const unknown = Symbol('unknown');
type Result = Possible | typeof failed | typeof unknown;

/** More combinations than these are not gone through; nothing is said then. */
const most = 20_000;

type Assignment = ReadonlyMap<string, Possible>;
type Program = (assignment: Assignment) => Result;

/**
 * Goes through all values of what the demands depend on. `always` and `never` are proofs: what is not understood may
 * be anything, so that a doubt gives `open`.
 */
export function proveCondition(demands: readonly Demand[], space: Space, presences: readonly Presence[] = []): Verdict {
  const atoms = new Map<string, Atom>();
  const build = (source: string): Program => {
    const tree = parseExpression(source);
    return compile(tree, { source, atoms, space, bound: boundNames(tree) });
  };
  let asked: readonly { readonly holds: boolean; readonly run: Program }[];
  let given: readonly { readonly path: string; readonly run: Program }[];
  try {
    asked = demands.map(({ source, holds }) => ({ holds, run: build(source) }));
    given = presences.map(({ path, source }) => ({ path, run: build(source) }));
  } catch {
    return 'open';
  }
  let always = true;
  let never = true;
  for (const assignment of assignments([...atoms.values()], space)) {
    if (assignment === undefined) return 'open';
    if (given.some(({ path, run }) => isThere(assignment.get(path)) && isFalse(run(assignment)))) continue;
    const answers = asked.map(({ holds, run }) => {
      const result = run(assignment);
      return result === unknown ? unknown : (result === true) === holds;
    });
    if (answers.includes(false)) always = false;
    else if (answers.includes(unknown)) return 'open';
    else never = false;
    if (!always && !never) return 'open';
  }
  if (always && never) return 'open';
  return always ? 'always' : never ? 'never' : 'open';
}

/** An atom that nothing is assigned to is not understood. */
function read(assignment: Assignment, key: string): Result {
  return assignment.get(key) ?? unknown;
}

function isThere(value: Possible | undefined): boolean {
  return value !== undefined && value !== absent;
}

function isFalse(result: Result): boolean {
  return result !== true && result !== unknown;
}

/** All combinations; undefined when there are too many. */
function* assignments(atoms: readonly Atom[], space: Space): Generator<Assignment | undefined> {
  const choices = atoms.map((atom) => ({ key: atom.key, values: possibilitiesOf(atom, space) }));
  const count = choices.reduce((total, { values }) => total * values.length, 1);
  if (count > most) {
    yield undefined;
    return;
  }
  for (let number = 0; number < count; number += 1) {
    let rest = number;
    const assignment = new Map<string, Possible>();
    for (const { key, values } of choices) {
      const value = values[rest % values.length];
      if (value !== undefined) assignment.set(key, value);
      rest = Math.floor(rest / values.length);
    }
    yield assignment;
  }
}

interface Context {
  readonly source: string;
  readonly atoms: Map<string, Atom>;
  readonly space: Space;
  readonly bound: ReadonlySet<string>;
}

function compile(node: ExpressionNode, context: Context): Program {
  const literal = literalOf(node);
  if (literal !== undefined) return () => literal;
  switch (node.op) {
    case '&&':
    case '||': {
      const [left, right] = node.args.map((side) => truth(compile(side, context)));
      return left === undefined || right === undefined ? () => unknown : logic(node.op === '||', left, right);
    }
    case '!_': {
      const inner = truth(compile(node.args, context));
      return (assignment): Result => {
        const result = inner(assignment);
        return typeof result === 'boolean' ? !result : result;
      };
    }
    case '?:': {
      const [when, yes, no] = node.args.map((part) => compile(part, context));
      if (when === undefined || yes === undefined || no === undefined) return () => unknown;
      const asked = truth(when);
      return (assignment): Result => {
        const result = asked(assignment);
        if (typeof result !== 'boolean') return result;
        return result ? yes(assignment) : no(assignment);
      };
    }
    case '==':
    case '!=':
      return compileEquality(node.args, node.op === '==', node, context);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compileOrder(node.op, node.args, node, context);
    case 'in':
      return compileIn(node.args, node, context);
    case 'call':
    case 'rcall':
      return compileAsked(node, context);
    default:
      return compileAtom(node, context);
  }
}

function truth(program: Program): Program {
  return (assignment): Result => {
    const result = program(assignment);
    return typeof result === 'boolean' || result === unknown ? result : failed;
  };
}

function logic(decisive: boolean, left: Program, right: Program): Program {
  return (assignment): Result => {
    const a = left(assignment);
    if (a === decisive) return decisive;
    const b = right(assignment);
    if (b === decisive) return decisive;
    if (a === unknown || b === unknown) return unknown;
    return a === failed || b === failed ? failed : !decisive;
  };
}

function atomAt(key: string, type: Atom['type'], { atoms }: Context): Atom {
  const known = atoms.get(key);
  if (known !== undefined) return known;
  // A path of unknown type may stand for a condition: true and false are among its values.
  const atom: Atom = { key, type, named: new Set(), isCondition: type.kind === 'any', isOrdered: false };
  atoms.set(key, atom);
  return atom;
}

function compileAtom(node: ExpressionNode, context: Context): Program {
  const path = pathOf(node, context.bound);
  if (path === undefined) return opaque(node, context);
  const { key } = atomAt(path, typeAtPath(path, context.space.variables), context);
  const absence: Result = isOptionalPath(node) ? absent : failed;
  return (assignment): Result => {
    const value = read(assignment, key);
    return value === absent ? absence : value;
  };
}

/** A part that is not looked into: true, false or failing, and the same wherever it is written the same. */
function opaque(node: ExpressionNode, context: Context): Program {
  const { key } = atomAt(`(${context.source.slice(node.start, node.end)})`, boolType, context);
  return (assignment): Result => {
    const value = read(assignment, key);
    return value === absent ? failed : value;
  };
}

/** A side of a comparison, with the atom it is when it is one. */
function sideOf(node: ExpressionNode, context: Context): { readonly run: Program; readonly atom?: Atom } | undefined {
  const path = pathOf(node, context.bound);
  if (path !== undefined) {
    const run = compileAtom(node, context);
    const atom = context.atoms.get(path);
    return atom === undefined ? { run } : { run, atom };
  }
  if (node.op === 'call' && node.args[0] === 'size' && node.args[1].length === 1) {
    const atom = atomAt(`size(${context.source.slice(node.start, node.end)})`, numberType, context);
    return {
      atom,
      run: (assignment) => (assignment.get(atom.key) === absent ? failed : read(assignment, atom.key)),
    };
  }
  if (node.op === 'rcall' && node.args[0] === 'orValue') return { run: compileAsked(node, context) };
  return undefined;
}

type Pair = readonly [ExpressionNode, ExpressionNode];

function compileEquality(pair: Pair, equal: boolean, node: ExpressionNode, context: Context): Program {
  const [left, right] = pair;
  const literals = pair.map(literalOf);
  if (literals[0] !== undefined && literals[1] !== undefined) return () => (literals[0] === literals[1]) === equal;
  const [only, literal] = literals[1] === undefined ? [right, literals[0]] : [left, literals[1]];
  if (literal !== undefined) {
    const run = runAgainst(only, literal, context);
    if (run === undefined) return opaque(node, context);
    return (assignment): Result => {
      const value = run(assignment);
      if (value === failed || value === unknown) return value;
      return (value === literal || (value === absent && literal === null)) === equal;
    };
  }
  const [a, b] = pair.map((side) => pathOf(side, context.bound));
  if (a === undefined || b === undefined) return opaque(node, context);
  const types = [a, b].map((path) => typeAtPath(path, context.space.variables));
  if (a !== b && !types.every(isClosed)) return opaque(node, context);
  const [one, two] = pair.map((side) => compileAtom(side, context));
  return (assignment): Result => {
    const results: readonly Result[] = [one?.(assignment) ?? unknown, two?.(assignment) ?? unknown];
    if (results.includes(unknown)) return unknown;
    if (results.includes(failed)) return failed;
    return (results[0] === results[1]) === equal;
  };
}

/** The side of a comparison with a literal, which is named to its atom. */
function runAgainst(node: ExpressionNode, literal: Possible, context: Context): Program | undefined {
  const side = sideOf(node, context);
  nameAt(node, literal, context);
  return side?.run;
}

function nameAt(node: ExpressionNode, literal: Possible, context: Context): void {
  const receiver = node.op === 'rcall' && node.args[0] === 'orValue' ? node.args[1] : node;
  const atom = sideOf(receiver, context)?.atom;
  if (atom !== undefined && literal !== null && typeof literal !== 'symbol') atom.named.add(literal);
}

function compileOrder(
  operator: '<' | '<=' | '>' | '>=',
  [left, right]: Pair,
  node: ExpressionNode,
  context: Context,
): Program {
  const [a, b] = [literalOf(left), literalOf(right)];
  if (typeof a === 'number' && typeof b === 'number') return () => inOrder(operator, a, b);
  const number = typeof b === 'number' ? b : typeof a === 'number' ? a : undefined;
  const operand = typeof b === 'number' ? left : right;
  const side = number === undefined ? undefined : sideOf(operand, context);
  if (number === undefined || side?.atom === undefined) return opaque(node, context);
  side.atom.named.add(number);
  side.atom.isOrdered = true;
  return (assignment): Result => {
    const value = side.run(assignment);
    if (value === failed || value === unknown) return value;
    if (typeof value !== 'number') return failed;
    return typeof b === 'number' ? inOrder(operator, value, number) : inOrder(operator, number, value);
  };
}

function inOrder(operator: '<' | '<=' | '>' | '>=', a: number, b: number): boolean {
  if (operator === '<') return a < b;
  if (operator === '<=') return a <= b;
  return operator === '>' ? a > b : a >= b;
}

function compileIn([item, holder]: Pair, node: ExpressionNode, context: Context): Program {
  const path = pathOf(holder, context.bound);
  const members = path === undefined ? undefined : context.space.members?.get(path);
  const literal = literalOf(item);
  if (members !== undefined && literal !== undefined && !members.includes(literal)) return () => false;
  const listed = holder.op === 'list' ? holder.args.map(literalOf) : undefined;
  if (listed === undefined || listed.includes(undefined)) return opaque(node, context);
  const side = sideOf(item, context);
  if (side === undefined) return opaque(node, context);
  for (const value of listed) if (value !== undefined) nameAt(item, value, context);
  return (assignment): Result => {
    const value = side.run(assignment);
    if (value === failed || value === unknown) return value;
    return listed.some((one) => one === value || (one === null && value === absent));
  };
}

/** `has(path)`, `path.orValue(literal)` and `path.hasValue()`; any other call is not looked into. */
function compileAsked(node: ExpressionNode & { readonly op: 'call' | 'rcall' }, context: Context): Program {
  const path = node.op === 'call' ? node.args[1][0] : node.args[1];
  const name = node.args[0];
  const isAsked = node.op === 'call' ? name === 'has' : name === 'hasValue' || name === 'orValue';
  const key = path === undefined ? undefined : pathOf(path, context.bound);
  if (!isAsked || path === undefined || key === undefined) return opaque(node, context);
  const atom = atomAt(key, typeAtPath(key, context.space.variables), context);
  if (name !== 'orValue') return (assignment) => assignment.get(atom.key) !== absent;
  const literal = node.op === 'rcall' && node.args[2][0] !== undefined ? literalOf(node.args[2][0]) : undefined;
  if (literal === undefined) return opaque(node, context);
  return (assignment): Result => {
    const value: Result = read(assignment, atom.key);
    return value === absent ? literal : value;
  };
}

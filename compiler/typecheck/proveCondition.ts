import type { ExpressionNode } from '#engine';
import { boundNames } from '#engine/internal';
import { parseExpression } from '../compile/expressions.ts';
import { boolType, type CheckType, numberType } from './checkTypes.ts';
import {
  type Atom,
  absent,
  comparable,
  isClosed,
  isOptionalPath,
  isTemporal,
  literalOf,
  type Possible,
  pathOf,
  possibilitiesOf,
  type Space,
  typeAtPath,
} from './conditionAtoms.ts';

/** Whether a condition is provably always true, never true, or neither. */
export type Verdict = 'always' | 'never' | 'open';

/** A condition, and whether it must be true or not. A failing condition counts as not true. */
export interface Demand {
  readonly source: string;
  readonly holds: boolean;
}

/** If the value at the path is present, this condition is true: hidden values are absent. */
export interface Presence {
  readonly path: string;
  readonly source: string;
}

const failed = Symbol('failed');
const unknown = Symbol('unknown');
type Result = Possible | typeof failed | typeof unknown;

/** The maximum number of combinations to try. Beyond it, nothing is proved. */
const most = 20_000;

type Assignment = ReadonlyMap<string, Possible>;
type Program = (assignment: Assignment) => Result;

/**
 * Tries all values that the demands depend on. `always` and `never` are proofs. Parts that are not understood can have
 * any value, so in doubt the result is `open`.
 */
export function proveCondition(demands: readonly Demand[], space: Space, presences: readonly Presence[] = []): Verdict {
  const { computed, ...plain } = space;
  const verdict = prove(demands, plain, presences);
  // Computed properties add combinations, so they are only analysed if that can decide the result.
  return verdict === 'open' && computed !== undefined ? prove(demands, space, presences) : verdict;
}

function prove(demands: readonly Demand[], space: Space, presences: readonly Presence[]): Verdict {
  const atoms = new Map<string, Atom>();
  const build = (source: string): Program => {
    const tree = parseExpression(source);
    return compile(tree, { source, atoms, space, bound: boundNames(tree) });
  };
  let asked: readonly { readonly holds: boolean; readonly run: Program }[];
  let given: readonly { readonly path: string; readonly run: Program }[];
  let computed: readonly { readonly path: string; readonly run: Program }[];
  try {
    asked = demands.map(({ source, holds }) => ({ holds, run: build(source) }));
    given = presences.map(({ path, source }) => ({ path, run: build(source) }));
    computed = computedOf(atoms, space, build);
    // Without computed properties the earlier result applies.
    if (space.computed !== undefined && computed.length === 0) return 'open';
  } catch {
    return 'open';
  }
  let always = true;
  let never = true;
  for (const assignment of assignments([...atoms.values()], space)) {
    if (assignment === undefined) return 'open';
    if (computed.some(({ path, run }) => isOther(assignment.get(path), run(assignment)))) continue;
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

/** Programs of the computed properties that are read, including those that these read. */
function computedOf(atoms: ReadonlyMap<string, Atom>, { computed }: Space, build: (source: string) => Program) {
  const found = new Map<string, Program>();
  // A program adds the atoms that it reads, which are processed too.
  for (const path of atoms.keys()) {
    const source = computed?.get(path);
    if (source !== undefined && found.size < mostComputed) found.set(path, build(source));
  }
  return [...found].map(([path, run]) => ({ path, run }));
}

const mostComputed = 6;

/** True if a computed property would have another value. A failing one is absent. */
function isOther(value: Possible | undefined, result: Result): boolean {
  return result !== unknown && value !== (result === failed ? absent : result);
}

/** An atom without a value is unknown. */
function read(assignment: Assignment, key: string): Result {
  return assignment.get(key) ?? unknown;
}

function isThere(value: Possible | undefined): boolean {
  return value !== undefined && value !== absent;
}

function isFalse(result: Result): boolean {
  return result !== true && result !== unknown;
}

/** All combinations. Yields undefined if there are too many. */
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
  // A path of unknown type can be a condition: true and false are among its values.
  const atom: Atom = {
    key,
    type,
    named: new Set(),
    isCondition: type.kind === 'any',
    isOrdered: false,
    group: new Set(),
  };
  atom.group.add(atom);
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

/** A part that is not analysed: true, false or failing, and the same wherever its source is the same. */
function opaque(node: ExpressionNode, context: Context): Program {
  const { key } = atomAt(`(${context.source.slice(node.start, node.end)})`, boolType, context);
  return (assignment): Result => {
    const value = read(assignment, key);
    return value === absent ? failed : value;
  };
}

/** A side of a comparison, with its atom, if it is one. */
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
  if (node.op === 'call' && node.args[1].length === 0 && (node.args[0] === 'today' || node.args[0] === 'now')) {
    const type: CheckType = { kind: 'string', refined: node.args[0] === 'today' ? 'date' : 'date-time' };
    const atom = atomAt(`${node.args[0]}()`, type, context);
    return { atom, run: (assignment) => read(assignment, atom.key) };
  }
  if (node.op === 'rcall' && node.args[0] === 'orValue') return { run: compileAsked(node, context) };
  return undefined;
}

type Pair = readonly [ExpressionNode, ExpressionNode];

function compileEquality(pair: Pair, equal: boolean, node: ExpressionNode, context: Context): Program {
  const [left, right] = pair;
  const literals = pair.map(literalOf);
  if (literals[0] !== undefined && literals[1] !== undefined) return () => (literals[0] === literals[1]) === equal;
  const [only, written] = literals[1] === undefined ? [right, literals[0]] : [left, literals[1]];
  if (written !== undefined) {
    const literal = comparable(written, baseAtom(only, context)?.type);
    const run = runAgainst(only, literal, context);
    if (run === undefined) return opaque(node, context);
    return (assignment): Result => {
      const value = run(assignment);
      if (value === failed || value === unknown) return value;
      return (value === literal || (value === absent && literal === null)) === equal;
    };
  }
  const [a, b] = pair.map((side) => pathOf(side, context.bound));
  if (a === undefined || b === undefined) return compileRelated(pair, (x, y) => (x === y) === equal, node, context);
  const types = [a, b].map((path) => typeAtPath(path, context.space.variables));
  if (a !== b && !types.every(isClosed) && !relate(pair, context)) return opaque(node, context);
  const [one, two] = pair.map((side) => compileAtom(side, context));
  return (assignment): Result => {
    const results: readonly Result[] = [one?.(assignment) ?? unknown, two?.(assignment) ?? unknown];
    if (results.includes(unknown)) return unknown;
    if (results.includes(failed)) return failed;
    return (results[0] === results[1]) === equal;
  };
}

/** The atom of a comparison's side, or the one whose absence it replaces. */
function baseAtom(node: ExpressionNode, context: Context): Atom | undefined {
  const receiver = node.op === 'rcall' && node.args[0] === 'orValue' ? node.args[1] : node;
  return sideOf(receiver, context)?.atom;
}

/** Groups two numbers or two dates that are compared with each other. False if their types are unknown. */
function relate(pair: Pair, context: Context): boolean {
  const [a, b] = pair.map((side) => baseAtom(side, context));
  if (a === undefined || b === undefined || isClosed(a.type) || isClosed(b.type)) return false;
  const areNumbers = a.type.kind === 'number' && b.type.kind === 'number';
  if (!areNumbers && !(isTemporal(a.type) && isTemporal(b.type))) return false;
  const group = new Set([...a.group, ...b.group]);
  for (const atom of group) atom.group = group;
  return true;
}

/** A comparison of two numbers or dates, neither of which is a literal. */
function compileRelated(
  pair: Pair,
  compare: (x: number, y: number) => boolean,
  node: ExpressionNode,
  context: Context,
): Program {
  const [left, right] = pair.map((side) => sideOf(side, context));
  if (left === undefined || right === undefined || !relate(pair, context)) return opaque(node, context);
  return (assignment): Result => {
    const [x, y] = [left.run(assignment), right.run(assignment)];
    if (typeof x === 'number' && typeof y === 'number') return compare(x, y);
    // An absent optional has no order, and its replacement may be a text.
    return x === failed || y === failed ? failed : unknown;
  };
}

/** The side of a comparison with a literal. Adds the literal to the values of its atom. */
function runAgainst(node: ExpressionNode, literal: Possible, context: Context): Program | undefined {
  const side = sideOf(node, context);
  nameAt(node, literal, context);
  return side?.run;
}

function nameAt(node: ExpressionNode, literal: Possible, context: Context): void {
  const atom = baseAtom(node, context);
  if (atom !== undefined && literal !== null && typeof literal !== 'symbol') atom.named.add(literal);
}

function compileOrder(
  operator: '<' | '<=' | '>' | '>=',
  [left, right]: Pair,
  node: ExpressionNode,
  context: Context,
): Program {
  const [a, b] = [left, right].map((side, index) => {
    const literal = literalOf(side);
    const other = index === 0 ? right : left;
    return literal === undefined ? undefined : comparable(literal, baseAtom(other, context)?.type);
  });
  if (typeof a === 'number' && typeof b === 'number') return () => inOrder(operator, a, b);
  if (a === undefined && b === undefined)
    return compileRelated([left, right], (x, y) => inOrder(operator, x, y), node, context);
  const number = typeof b === 'number' ? b : typeof a === 'number' ? a : undefined;
  const operand = typeof b === 'number' ? left : right;
  const side = number === undefined ? undefined : sideOf(operand, context);
  const atom = baseAtom(operand, context);
  if (number === undefined || side === undefined || atom === undefined) return opaque(node, context);
  atom.named.add(number);
  atom.isOrdered = true;
  return (assignment): Result => {
    const value = side.run(assignment);
    if (value === failed || value === unknown) return value;
    if (typeof value === 'string' && isTemporal(atom.type)) return unknown;
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
  const type = baseAtom(item, context)?.type;
  const listed =
    holder.op === 'list'
      ? holder.args.map((entry) => {
          const value = literalOf(entry);
          return value === undefined ? undefined : comparable(value, type);
        })
      : undefined;
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

/** `has(path)`, `path.orValue(literal)` and `path.hasValue()`. Other calls are not analysed. */
function compileAsked(node: ExpressionNode & { readonly op: 'call' | 'rcall' }, context: Context): Program {
  const path = node.op === 'call' ? node.args[1][0] : node.args[1];
  const name = node.args[0];
  const isAsked = node.op === 'call' ? name === 'has' : name === 'hasValue' || name === 'orValue';
  const key = path === undefined ? undefined : pathOf(path, context.bound);
  if (!isAsked || path === undefined || key === undefined) return opaque(node, context);
  const atom = atomAt(key, typeAtPath(key, context.space.variables), context);
  if (name !== 'orValue') return (assignment) => assignment.get(atom.key) !== absent;
  const written = node.op === 'rcall' && node.args[2][0] !== undefined ? literalOf(node.args[2][0]) : undefined;
  if (written === undefined) return opaque(node, context);
  const literal = comparable(written, atom.type);
  if (typeof literal === 'number') atom.named.add(literal);
  return (assignment): Result => {
    const value: Result = read(assignment, atom.key);
    return value === absent ? literal : value;
  };
}

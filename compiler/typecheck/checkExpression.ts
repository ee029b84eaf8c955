import type { ExpressionNode } from '#engine';
import { boundNames, ExpressionError } from '#engine/internal';
import { expressions, parseExpression } from '../compile/expressions.ts';
import { guardedPaths, inferNode, type Walk } from './checkNode.ts';
import { type CheckType, type ExpectedType, nameOfType, unwrapOptional } from './checkTypes.ts';
import type { ExpressionProblem } from './ExpressionProblem.ts';
import { estimateCost, maxCost } from './estimateCost.ts';
import { findUnsupported, findUnsupportedSyntax, type UnsupportedUse } from './findUnsupported.ts';
import { hintForType } from './hintForType.ts';

export interface ExpressionCheck {
  readonly source: string;
  /** Variables in scope. `user` and `setting` are included. Missing ones have any type. */
  readonly variables: Readonly<Record<string, CheckType>>;
  readonly expected: ExpectedType;
  /** Called with the type of each name. */
  readonly note?: Walk['note'];
}

/** All problems of an expression, in source order. Empty if it is valid. */
export function checkExpression(check: ExpressionCheck): readonly ExpressionProblem[] {
  return inferExpression(check).problems;
}

/** The type of an expression, and its problems. */
export function inferExpression(check: ExpressionCheck): {
  readonly type: CheckType;
  readonly problems: readonly ExpressionProblem[];
} {
  const problems: ExpressionProblem[] = [];
  const report = (problem: ExpressionProblem): void => {
    if (!problems.some((known) => known.code === problem.code && known.offset === problem.offset))
      problems.push(problem);
  };
  let tree: ExpressionNode;
  try {
    tree = parseExpression(check.source);
  } catch (error) {
    const use = findUnsupportedSyntax(check.source);
    return { type: { kind: 'any' }, problems: [use === undefined ? problemOf(error) : problemOfUse(use)] };
  }
  // Unsupported features would cause further errors that the author cannot fix.
  const bound = boundNames(tree);
  const uses = findUnsupported(tree, (name) => Object.hasOwn(check.variables, name) || bound.has(name));
  if (uses.length > 0) return { type: { kind: 'any' }, problems: uses.map(problemOfUse) };
  const type = inferNode(tree, {
    source: check.source,
    variables: check.variables,
    guarded: guardedPaths(tree, check.source),
    report,
    ...(check.note === undefined ? {} : { note: check.note }),
  });
  assertExpected(type, check, report);
  const cost = estimateCost(tree, check.variables);
  if (cost > maxCost) {
    const hint = 'Say maxItems at the lists, or filter first';
    report({
      code: 'expression/cost',
      message: `The expression may take ${cost} steps, ${maxCost} are allowed`,
      offset: 0,
      hint,
    });
  }
  if (problems.length === 0) reportCompilation(check.source, report);
  return { type, problems: problems.sort((a, b) => a.offset - b.offset) };
}

function problemOfUse({ feature, offset }: UnsupportedUse): ExpressionProblem {
  const message = `Not carried from CEL: ${feature.feature}`;
  return { code: 'expression/unsupported', message, offset, hint: feature.instead };
}

function problemOf(error: unknown): ExpressionProblem {
  if (!(error instanceof ExpressionError)) return { code: 'expression/syntax', message: String(error), offset: 0 };
  const code = error.code === 'expr/absent' ? 'expression/type' : error.code;
  return { code, message: error.message, offset: error.offset ?? 0 };
}

/** An expression without problems must also compile. If it does not, that is reported. */
function reportCompilation(source: string, report: (problem: ExpressionProblem) => void): void {
  try {
    expressions.compile(source);
  } catch (error) {
    report(problemOf(error));
  }
}

const expectedKinds: Readonly<Record<Exclude<ExpectedType, 'any'>, CheckType['kind']>> = {
  bool: 'boolean',
  text: 'string',
  texts: 'string',
  number: 'number',
  list: 'list',
};

function assertExpected(type: CheckType, check: ExpressionCheck, report: (problem: ExpressionProblem) => void): void {
  if (unwrapOptional(type).kind === 'days') {
    const hint = 'Add them to a date: today() + days(7). The days between two dates are a number';
    report({ code: 'expression/type', message: 'Days are no value by themselves', offset: 0, hint });
    return;
  }
  if (check.expected === 'any') return;
  const inner = type.kind === 'optional' ? type.of : type;
  const wanted = expectedKinds[check.expected];
  const one = check.expected === 'texts' && inner.kind === 'list' ? unwrapOptional(inner.of) : inner;
  if (one.kind !== 'any' && one.kind !== wanted) {
    const message = `${check.expected} expected, ${nameOfType(inner)} given`;
    const hint = hintForType({ wanted, given: inner, source: check.source });
    report({ code: 'expression/type', message, offset: 0, ...hint });
  } else if (type.kind === 'optional' && check.expected === 'bool') {
    const hint = `Write ${check.source}.orValue(false)`;
    report({ code: 'expression/optional', message: 'The condition may be absent', offset: 0, hint });
  }
}

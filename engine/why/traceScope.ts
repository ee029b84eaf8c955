import { Budget } from '../expressions/Budget.ts';
import { compileNode, type Program, type Run } from '../expressions/compileExpression.ts';
import { Maybe } from '../expressions/Maybe.ts';
import type { Scope } from '../model/runtime.types.ts';
import { ExpressionError, type ExpressionErrorCode } from '../parsing/ExpressionError.ts';
import { childrenOf, type ExpressionNode } from '../parsing/ExpressionNode.ts';
import { createObserver, type Observer, type TracedRead } from './createObserver.ts';

/** One evaluation of an expression. */
export interface TracedExpression {
  /** Source without the leading `=`. */
  readonly expression: string;
  /** Path of the field or question whose condition it is. Empty outside of fields and questions. */
  readonly path: string;
  /** The result. Undefined if it is absent, or if the expression fails. */
  readonly value: unknown;
  readonly failure?: ExpressionErrorCode;
  /** What was read, in order. */
  readonly reads: readonly TracedRead[];
  /** The results of the parts of operators and calls. Undefined for a part that fails or is absent. */
  readonly parts: ReadonlyMap<ExpressionNode, unknown>;
}

export interface Trace {
  /** Evaluates like the given scope, and records each evaluation. */
  readonly scope: Scope;
  /** The evaluations so far, in order. */
  readonly evaluated: readonly TracedExpression[];
}

/**
 * A scope whose evaluations are recorded. They are those of the evaluator: the scope compiles and runs the same
 * programs, and only notes what they read and return.
 */
export function traceScope(scope: Scope): Trace {
  const evaluated: TracedExpression[] = [];
  const { expressions } = scope;
  let path = '';

  function compile(expression: string): Program {
    const program = compiled(expression);
    return (run, locals) => {
      const observer = createObserver();
      const record = (result: Pick<TracedExpression, 'value' | 'failure'>): void => {
        const parts = partsOf(expressions.parse(expression)).map((node) => [node, resultOf(node, run)] as const);
        evaluated.push({ expression, path, ...result, reads: observer.reads(), parts: new Map(parts) });
      };
      try {
        const value = withoutObservation(program(observedRun(run, observer), locals), observer);
        record({ value: toPlain(value) });
        return value;
      } catch (error) {
        record({ value: undefined, failure: codeOf(error) });
        throw error;
      }
    };
  }

  function compiled(expression: string): Program {
    try {
      return expressions.compile(expression);
    } catch (error) {
      evaluated.push({ expression, path, value: undefined, failure: codeOf(error), reads: [], parts: new Map() });
      throw error;
    }
  }

  const trace = (next: string): void => {
    path = next;
  };
  return { scope: { ...scope, expressions: { ...expressions, compile }, trace }, evaluated };
}

function observedRun({ scope, budget }: Run, { observe, note }: Observer): Run {
  const { variables, user, settings, clock } = scope;
  const timed = (name: string, time: string): string => {
    note(name, time);
    return time;
  };
  return {
    budget,
    scope: {
      ...scope,
      variables: observe(variables, ''),
      user: observe(user, 'user'),
      settings: observe(settings, 'setting'),
      clock: { today: () => timed('today()', clock.today()), now: () => timed('now()', clock.now()) },
    },
  };
}

/** Operators whose parts decide a condition, or make up a number. */
const composed: ReadonlySet<string> = new Set(['&&', '||', '!_', '?:', '+', '-', '*', '/', '%', '-_', 'call']);

/** The parts that decide a condition or make up a number. Those of a macro have no value of their own. */
function partsOf(node: ExpressionNode): readonly ExpressionNode[] {
  if (!composed.has(node.op)) return [];
  return childrenOf(node).flatMap((part) => [part, ...partsOf(part)]);
}

/** The result of a part in the same scope. */
function resultOf(node: ExpressionNode, { scope }: Run): unknown {
  try {
    return toPlain(compileNode(node, [])({ scope, budget: new Budget() }, undefined));
  } catch {
    return undefined;
  }
}

function withoutObservation(value: unknown, { plainOf }: Observer): unknown {
  return value instanceof Maybe ? new Maybe(plainOf(value.value)) : plainOf(value);
}

function toPlain(value: unknown): unknown {
  if (value instanceof Maybe) return value.present ? toPlain(value.value) : undefined;
  return typeof value === 'bigint' ? Number(value) : value;
}

function codeOf(error: unknown): ExpressionErrorCode {
  return error instanceof ExpressionError ? error.code : 'expression/type';
}

import { type Expressions, evaluate, type Scope } from '#engine';
import { pathsRead, type TracedExpression, traceScope } from '#engine/why';
import { writeNode } from '../why/writeNode.ts';

/** What an expression has resulted in. */
export interface TriedExpression {
  readonly value: unknown;
  /** Why there is no value: `absent`, or the message of the evaluator. */
  readonly failure: string | undefined;
  /** The evaluation. Absent if the expression cannot be parsed. */
  readonly trace: TracedExpression | undefined;
  /** The results of its parts, the outermost first. */
  readonly parts: readonly { readonly written: string; readonly value: unknown }[];
}

/** Paths that an expression reads, `this.dueOn`. None if it cannot be parsed. */
export function variablesRead(source: string, expressions: Expressions): readonly string[] {
  return expressions.canParse(source) ? pathsRead(expressions.parse(source)) : [];
}

/** Evaluates an expression with the evaluator of pages and of the server, and records what it reads. */
export function tryExpression(source: string, scope: Scope): TriedExpression {
  const traced = traceScope(scope);
  const end = (value: unknown, failure: string | undefined): TriedExpression => {
    const trace = traced.evaluated.findLast(({ expression }) => expression === source);
    const parts = [...(trace?.parts ?? [])].flatMap(([node, part]) =>
      node.op === 'value' || node.op === 'id' ? [] : [{ written: writeNode(node), value: part }],
    );
    const distinct = [...new Map(parts.map((part) => [part.written, part])).values()];
    return { value, failure, trace: scope.expressions.canParse(source) ? trace : undefined, parts: distinct };
  };
  try {
    const value = evaluate({ '=': source }, traced.scope);
    return end(value, value === undefined ? 'absent' : undefined);
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'expr/absent';
    return end(undefined, isAbsent ? 'absent' : error instanceof Error ? error.message : String(error));
  }
}

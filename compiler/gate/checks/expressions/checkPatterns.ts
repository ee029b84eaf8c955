import { checkSync } from 'recheck';
import { compileNativePattern } from '#engine/internal';
import type { Definition } from '../../../load/Definition.ts';
import type { Gate } from '../../Gate.ts';

/** Results by pattern, for the lifetime of the process: each edit checks the same patterns again. */
const verdicts = new Map<string, string | undefined>();
const timeout = 2000;

/** Checks that every pattern is a regular expression without excessive backtracking. */
export function checkPatterns(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    for (const { schema, value, pointer } of places) {
      if (schema.regex === true && typeof value === 'string')
        checkPattern(gate, definition, { pattern: value, pointer });
    }
  }
}

/** Reports an invalid pattern, or one with excessive backtracking. */
export function checkPattern(
  gate: Gate,
  definition: Definition,
  { pattern, pointer }: { readonly pattern: string; readonly pointer: string },
): void {
  if (!compiles(pattern)) {
    gate.report(definition, { code: 'property/type', pointer, message: `"${pattern}" is no regular expression` });
    return;
  }
  const verdict = verdictOf(pattern);
  if (verdict === undefined) return;
  const hint = 'Let no repetition stand inside another over the same characters';
  gate.report(definition, { code: 'pattern/backtracking', pointer, message: `${pattern}: ${verdict}`, hint });
}

/**
 * Why the gate would refuse a pattern. Undefined if it would not. `patience` is the time limit of the search for an
 * attack text, in milliseconds.
 */
export function findPatternProblem(pattern: string, patience: number): string | undefined {
  return compiles(pattern) ? verdictOf(pattern, patience) : 'it is no regular expression';
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

/**
 * The problem of a pattern. The search for an attack text stops after two seconds, in which a busy machine finds less.
 * Patterns that are known to be fast are not searched.
 */
function verdictOf(pattern: string, patience = timeout): string | undefined {
  if (compileNativePattern(pattern) !== undefined) return undefined;
  if (verdicts.has(pattern)) return verdicts.get(pattern);
  const result = checkSync(pattern, 'u', { timeout: patience });
  const verdict =
    result.status === 'vulnerable'
      ? `${result.complexity.type}, a text of ${Math.max(1, result.attack.string.length)} characters suffices`
      : result.status === 'unknown'
        ? 'it cannot be shown to be harmless'
        : undefined;
  if (result.status !== 'unknown' || patience === timeout) verdicts.set(pattern, verdict);
  return verdict;
}

import type { DefinitionError } from '../errors/DefinitionError.ts';
import type { DefinitionSet } from '../load/Definition.ts';
import { createGate, type GateOptions } from './Gate.ts';
import { phases } from './phases.ts';

/** Everything wrong with a set, of the first phase that finds errors, and the warnings up to there. Never throws. */
export function runGate(
  set: DefinitionSet,
  options: Pick<GateOptions, 'translations'> = {},
): readonly DefinitionError[] {
  const gate = createGate(set, options);
  for (const { checks, across = [] } of phases) {
    for (const check of [...checks, ...across]) check(gate);
    if (gate.errors.some((error) => error.severity === 'error')) break;
  }
  return gate.errors;
}

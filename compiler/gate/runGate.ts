import type { DefinitionError } from '../errors/DefinitionError.ts';
import type { DefinitionSet } from '../load/Definition.ts';
import { createGate, type GateOptions } from './Gate.ts';
import { phases } from './phases.ts';

/** What the gate found, and the phases that did not run because an earlier one found errors. */
export interface GateRun {
  readonly errors: readonly DefinitionError[];
  readonly notRun: readonly string[];
}

/** Runs the phases up to the first one that finds errors, and keeps the warnings up to there. Never throws. */
export function runPhases(set: DefinitionSet, options: Pick<GateOptions, 'translations' | 'forms'> = {}): GateRun {
  const gate = createGate(set, options);
  for (const [index, { checks, across = [] }] of phases.entries()) {
    for (const check of [...checks, ...across]) check(gate);
    if (gate.errors.some((error) => error.severity === 'error')) {
      return { errors: gate.errors, notRun: phaseNames.slice(index + 1) };
    }
  }
  return { errors: gate.errors, notRun: [] };
}

/** The phases by name; the cases run when there is a release. */
export const phaseNames: readonly string[] = [...phases.map(({ phase }) => phase), 'cases'];

/** Everything wrong with a set, of the first phase that finds errors, and the warnings up to there. Never throws. */
export function runGate(
  set: DefinitionSet,
  options: Pick<GateOptions, 'translations' | 'forms'> = {},
): readonly DefinitionError[] {
  return runPhases(set, options).errors;
}

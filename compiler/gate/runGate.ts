import type { DefinitionError } from '../errors/DefinitionError.ts';
import type { DefinitionSet } from '../load/Definition.ts';
import { createGate, type GateOptions } from './Gate.ts';
import { phases } from './phases.ts';

/** The errors of the gate, and the phases that did not run because of them. */
export interface GateRun {
  readonly errors: readonly DefinitionError[];
  readonly notRun: readonly string[];
}

/** Runs the phases up to the first one with errors. Returns those errors, and all warnings so far. Never throws. */
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

/** The names of the phases. The cases run once there is a release. */
export const phaseNames: readonly string[] = [...phases.map(({ phase }) => phase), 'cases'];

/** The errors of the first phase with errors, and all warnings up to it. Never throws. */
export function runGate(
  set: DefinitionSet,
  options: Pick<GateOptions, 'translations' | 'forms'> = {},
): readonly DefinitionError[] {
  return runPhases(set, options).errors;
}

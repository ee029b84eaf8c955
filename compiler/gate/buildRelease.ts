import type { Release } from '#engine';
import type { DefinitionError } from '../errors/DefinitionError.ts';
import type { DefinitionSet, SourceFile } from '../load/Definition.ts';
import { loadSet } from '../load/loadSet.ts';
import { compileRelease } from '../release/compileRelease.ts';
import { runCases } from './cases/runCases.ts';
import { findHiddenItems } from './checks/access/findHiddenItems.ts';
import { findWiderScreens } from './checks/access/findWiderScreens.ts';
import type { GateOptions } from './Gate.ts';
import { type GateRun, phaseNames, runPhases } from './runGate.ts';

/** A set that passed the gate as a release, with warnings, or all its errors. */
export interface BuiltRelease {
  readonly release?: Release;
  readonly errors: readonly DefinitionError[];
  /** Phases that did not run because of the errors. */
  readonly notRun: readonly string[];
}

/**
 * Loads, checks and compiles files: the only entry point for a set of definitions, used by the command line, the server
 * and the studio. With `translations: 'behind'`, for development, missing translations are warnings. `forms` lists what
 * the portal adds to the widgets of every portal.
 */
export function buildRelease(
  files: readonly SourceFile[],
  options: Pick<GateOptions, 'translations' | 'forms'> = {},
): BuiltRelease {
  const { set, errors: loading } = loadSet(files);
  if (loading.length > 0) return { errors: loading, notRun: phaseNames };
  return compileChecked(set, runPhases(set, options));
}

/** Compiles a set after the phases of the gate, and runs its cases. Without a release if there is an error. */
export function compileChecked(set: DefinitionSet, { errors: found, notRun }: GateRun): BuiltRelease {
  if (notRun.length > 0) return { errors: found, notRun };
  const release = compileRelease(set.definitions);
  const failures = runCases(set, release);
  const errors = [...found, ...findWiderScreens(set, release), ...findHiddenItems(set, release), ...failures];
  const isRefused = errors.some(({ severity }) => severity === 'error');
  return isRefused ? { errors, notRun } : { release, errors, notRun };
}

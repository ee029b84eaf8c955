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

/** A set that passed the gate as a release, with the warnings; or everything that is wrong with it. */
export interface BuiltRelease {
  readonly release?: Release;
  readonly errors: readonly DefinitionError[];
  /** Phases that did not run because of the errors. */
  readonly notRun: readonly string[];
}

/**
 * Reads, checks and compiles files. The one way in for a set of definitions: command line, server and studio. With
 * `translations: 'behind'`, which is for development, texts that are not translated yet are warnings. `forms` names what
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

/** Compiles a set whose phases have run, and runs its cases; without a release when a phase found an error. */
export function compileChecked(set: DefinitionSet, { errors: found, notRun }: GateRun): BuiltRelease {
  if (notRun.length > 0) return { errors: found, notRun };
  const release = compileRelease(set.definitions);
  const failures = runCases(set, release);
  const errors = [...found, ...findWiderScreens(set, release), ...findHiddenItems(set, release), ...failures];
  const isRefused = errors.some(({ severity }) => severity === 'error');
  return isRefused ? { errors, notRun } : { release, errors, notRun };
}

import { compileRelease } from '#compiler';
import type { Release } from '#engine';
import { toyInputs } from './toyInputs.ts';

/** Compiles the lending library of the server's tests. */
export function toyRelease(): Release {
  return compileRelease(toyInputs);
}

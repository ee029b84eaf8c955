import { completeResult, decodeResult, encodeResult, redactResult } from '#engine';
import { createStateDerivation } from '#machines';
import { type CallInput, scopeOf } from './CallInput.ts';

/** A result as it is answered: computed properties in place, forbidden ones gone, names translated there and back. */
export function presentResult(input: CallInput, result: unknown): unknown {
  const { operation, options, user, machines } = input;
  const { release, expressions } = options;
  const derive = createStateDerivation(machines, release.access.policies);
  const complete = completeResult({ operation, result, scope: scopeOf(input, {}), release, derive });
  const visible = redactResult({ operation, result: complete, user, expressions, release });
  return decodeResult(operation, encodeResult(operation, visible, release), release);
}

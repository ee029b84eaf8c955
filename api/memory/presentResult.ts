import { completeResult, decodeResult, encodeResult, redactResult } from '#engine';
import { createStateDerivation } from '#machines';
import { type CallInput, scopeOf } from './CallInput.ts';

/**
 * The result as a client receives it: with computed properties, without forbidden ones, and with names translated to
 * the wire and back.
 */
export function presentResult(input: CallInput, result: unknown): unknown {
  const { operation, options, user, machines } = input;
  const { release, expressions } = options;
  const derive = createStateDerivation(machines, release.access.policies);
  const complete = completeResult({ operation, result, scope: scopeOf(input, {}), release, derive });
  const visible = redactResult({ operation, result: complete, user, expressions, release });
  return decodeResult(operation, encodeResult(operation, visible, release), release);
}

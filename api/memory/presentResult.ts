import { completeRecord, decodeResult, encodeResult, isRecord, redactRecord } from '#engine';
import { type CallInput, scopeOf } from './CallInput.ts';

/** A result as it is answered: computed properties in place, forbidden ones gone, names translated there and back. */
export function presentResult(input: CallInput, result: unknown): unknown {
  const { operation, options, user } = input;
  const { release } = options;
  const shape = operation.result.shape;
  if (shape === 'none') return undefined;
  if (shape === 'file') return result;
  const entity = release.entities[operation.result.type.replace(/(\[\])?\??$/, '')];
  if (entity?.form !== 'record') return result;
  const finish = (row: unknown): unknown =>
    redactRecord({
      fields: entity.properties,
      value: completeRecord(entity, row, scopeOf(input, {}), release),
      user,
      release,
    });
  const list = shape === 'page' && isRecord(result) ? result['content'] : result;
  const finished = Array.isArray(list) ? list.map(finish) : finish(list);
  const whole = shape === 'page' && isRecord(result) ? { ...result, content: finished } : finished;
  return decodeResult(operation, encodeResult(operation, whole, release), release);
}

import { isRecord } from '#engine';

/** Property with the encoded bytes of a file. */
const bytes = 'base64';

/** Returns a response as JSON, with the bytes of a file as base64. */
export function serializeAnswer(result: unknown): unknown {
  if (!isRecord(result)) return result;
  const { data, ...file } = result;
  return data instanceof ArrayBuffer ? { ...file, data: { [bytes]: Buffer.from(data).toString('base64') } } : result;
}

/** Returns the original response. */
export function deserializeAnswer(kept: unknown): unknown {
  if (kept === null) return undefined;
  if (!isRecord(kept) || !isRecord(kept['data'])) return kept;
  const text = kept['data'][bytes];
  const isFile = typeof text === 'string' && Object.keys(kept['data']).length === 1 && typeof kept['name'] === 'string';
  return isFile ? { ...kept, data: Uint8Array.from(Buffer.from(text, 'base64')).buffer } : kept;
}

import { isRecord } from '#engine';

/** Name under which the bytes of a file are kept as text. */
const bytes = 'base64';

/** An answer as JSON can keep it: the bytes of a file as text. */
export function serializeAnswer(result: unknown): unknown {
  if (!isRecord(result)) return result;
  const { data, ...file } = result;
  return data instanceof ArrayBuffer ? { ...file, data: { [bytes]: Buffer.from(data).toString('base64') } } : result;
}

/** The answer as it was first given. */
export function deserializeAnswer(kept: unknown): unknown {
  if (kept === null) return undefined;
  if (!isRecord(kept) || !isRecord(kept['data'])) return kept;
  const text = kept['data'][bytes];
  const isFile = typeof text === 'string' && Object.keys(kept['data']).length === 1 && typeof kept['name'] === 'string';
  return isFile ? { ...kept, data: Uint8Array.from(Buffer.from(text, 'base64')).buffer } : kept;
}

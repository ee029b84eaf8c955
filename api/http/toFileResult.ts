import type { AxiosResponse } from 'axios';
import type { FileResult } from '#engine';

/** The bytes of an answer with the name and type that its headers say. */
export function toFileResult({ data, headers }: AxiosResponse<unknown>): FileResult {
  const disposition: unknown = headers['content-disposition'];
  const type: unknown = headers['content-type'];
  return {
    name: nameIn(typeof disposition === 'string' ? disposition : '') ?? 'download',
    type: typeof type === 'string' ? type : 'application/octet-stream',
    data: bytesOf(data),
  };
}

function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  }
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1];
}

function bytesOf(data: unknown): ArrayBuffer {
  if (data instanceof ArrayBuffer) return data;
  const copy = new ArrayBuffer(ArrayBuffer.isView(data) ? data.byteLength : 0);
  if (ArrayBuffer.isView(data)) new Uint8Array(copy).set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  return copy;
}

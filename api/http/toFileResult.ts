import type { AxiosResponse } from 'axios';
import type { FileResult } from '#engine';

/** The bytes of a response, with the name and type from its headers. */
export function toFileResult({ data, headers }: AxiosResponse<unknown>): FileResult {
  return {
    name: nameIn(String(headers['content-disposition'] ?? '')) ?? 'download',
    type: String(headers['content-type'] ?? 'application/octet-stream'),
    data: bytesOf(data),
  };
}

/** In Node, axios returns a view of a larger buffer. */
function bytesOf(data: unknown): ArrayBuffer {
  if (data instanceof ArrayBuffer) return data;
  return data instanceof Uint8Array ? new Uint8Array(data).buffer : new ArrayBuffer(0);
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

import type { FileResult } from '#engine';

/** The bytes of an answer with the name and type that its headers say. */
export async function toFileResult(response: Response): Promise<FileResult> {
  return {
    name: nameIn(response.headers.get('content-disposition') ?? '') ?? 'download',
    type: response.headers.get('content-type') ?? 'application/octet-stream',
    data: await response.arrayBuffer(),
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

import type { FileResult } from '#engine';

/** Tells a file from any other result. */
export function isFileResult(value: unknown): value is FileResult {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'data' in value &&
    value.data instanceof ArrayBuffer
  );
}

/** Hands a file to the browser, which asks the reader or puts it where downloads go. */
export function saveFile(file: { readonly name: string; readonly type: string; readonly data: BlobPart }): void {
  const url = URL.createObjectURL(new Blob([file.data], { type: file.type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read the address only after the click has been handled.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

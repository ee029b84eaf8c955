import { fileNameOf } from '#engine';

interface DownloadedFile {
  readonly name: string;
  readonly type: string;
  readonly data: BlobPart;
}

/** Saves a file as a browser download, with another name if one is passed. */
export function saveFile(file: DownloadedFile, name = ''): void {
  const url = URL.createObjectURL(new Blob([file.data], { type: file.type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(name.trim() || file.name, file.name);
  link.click();
  // Some browsers read the URL only after the click has been handled.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

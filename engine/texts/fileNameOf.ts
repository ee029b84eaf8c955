import filenamify from 'filenamify/browser';

/**
 * The maximum number of characters before the extension. At four bytes each, they fit into the 255 bytes that file
 * systems allow.
 */
const mostCharacters = 60;

/** Lone surrogates, which file systems cannot store. */
const halves = /\p{Surrogate}/gu;

const extensions = /\.[a-z0-9]{1,10}$/i;

/** A valid file name on Windows, macOS and Linux, with the extension of `like` (default: its own). */
export function fileNameOf(name: string, like = name): string {
  const text = name.replaceAll(halves, '-').trim();
  const extension = extensions.exec(like.trim())?.[0] ?? '';
  const isThere = text.toLowerCase().endsWith(extension.toLowerCase());
  const stem = isThere ? text.slice(0, text.length - extension.length) : text;
  const cut = [...stem].slice(0, mostCharacters).join('');
  return filenamify(cut, { replacement: '-', maxLength: Number.POSITIVE_INFINITY }) + extension;
}

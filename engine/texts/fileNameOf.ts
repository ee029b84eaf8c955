import filenamify from 'filenamify/browser';

/** Characters before the extension. With four bytes each they fit into the 255 bytes that file systems allow. */
const mostCharacters = 60;

/** Half of a character, which no file system can store. */
const halves = /\p{Surrogate}/gu;

const extensions = /\.[a-z0-9]{1,10}$/i;

/** A name that a file can have on Windows, macOS and Linux. Its extension is that of another name, by default its own. */
export function fileNameOf(name: string, like = name): string {
  const text = name.replaceAll(halves, '-').trim();
  const extension = extensions.exec(like.trim())?.[0] ?? '';
  const isThere = text.toLowerCase().endsWith(extension.toLowerCase());
  const stem = isThere ? text.slice(0, text.length - extension.length) : text;
  const cut = [...stem].slice(0, mostCharacters).join('');
  return filenamify(cut, { replacement: '-', maxLength: Number.POSITIVE_INFINITY }) + extension;
}

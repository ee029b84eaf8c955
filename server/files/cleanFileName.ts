/** Letters that are not seen: controls, direction marks, joiners, byte order marks. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;
/** Letters that a file system or a shell reads as something else. */
const reserved = /[<>:"|?*\\/]/g;
const longest = 200;

/**
 * The name of an uploaded file as it is stored and shown: without its folders, without letters that are not seen, and
 * short enough for every file system. Undefined where nothing is left of it.
 */
export function cleanFileName(given: string): string | undefined {
  const base = given.normalize('NFC').replace(unseen, '').split(/[\\/]/).pop() ?? '';
  const name = base
    .replace(reserved, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  if (name === '') return undefined;
  const [, stem = name, extension = ''] = /^(.*?)(\.[^.]{1,10})?$/su.exec(name) ?? [];
  return shorten(stem, longest - extension.length) + extension;
}

/** Letters outside of the first plane count as two, and are not cut in half. */
function shorten(text: string, length: number): string {
  let short = '';
  for (const letter of text) {
    if (short.length + letter.length > length) break;
    short += letter;
  }
  return short;
}

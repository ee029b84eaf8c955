/** Invisible characters: control characters, direction marks, joiners, byte order marks. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;
/** Characters with a special meaning in file systems or shells. */
const reserved = /[<>:"|?*\\/]/g;
const longest = 200;

/**
 * Returns the name of an uploaded file as it is stored and shown: without folders and invisible characters, and short
 * enough for every file system. Undefined if nothing is left.
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

/** Characters outside the basic plane count as two and are not split. */
function shorten(text: string, length: number): string {
  let short = '';
  for (const letter of text) {
    if (short.length + letter.length > length) break;
    short += letter;
  }
  return short;
}

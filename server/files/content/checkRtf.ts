import type { ContentCheck } from './ContentProblem.ts';
import { findInPieces } from './findInPieces.ts';

/** RTF keywords that embed files, load them, or run fields. */
const active = /\\(object|objdata|objocx|objlink|objupdate|\*\s*\\template)(?![a-z])|\bDDE(AUTO)?\b/i;

/** An RTF file begins and ends with a brace and contains no embedded objects. */
export const checkRtf: ContentCheck = async (file) => {
  const head = (await file.read(0, 6)).toString('latin1');
  if (!head.startsWith('{\\rtf')) return 'content';
  const tail = (await file.read(Math.max(0, file.size - 256), 256)).toString('latin1').replace(/[\s\0]+$/, '');
  if (!tail.endsWith('}')) return 'damaged';
  if (await findInPieces(file, active)) return 'active';
  return (await isClosed(file)) ? undefined : 'damaged';
};

/** Returns whether all braces are closed. Files with binary data are not checked. */
async function isClosed(file: Parameters<ContentCheck>[0]): Promise<boolean> {
  if (await findInPieces(file, /\\bin\d/)) return true;
  let depth = 0;
  let rest = '';
  for await (const piece of file.pieces()) {
    const text = rest + piece.toString('latin1');
    // A backslash escapes the next character or begins a keyword, and the next character can be in the next chunk.
    rest = /\\$/.test(text.replace(/\\\\/g, '')) ? '\\' : '';
    for (const [found] of text.matchAll(/\\[\\{}]|[{}]/g)) depth += found === '{' ? 1 : found === '}' ? -1 : 0;
  }
  return depth === 0;
}

import type { ContentCheck } from './ContentProblem.ts';
import { findInPieces } from './findInPieces.ts';

/** Words of an RTF that embed other files, load them, or run fields. */
const active = /\\(object|objdata|objocx|objlink|objupdate|\*\s*\\template)(?![a-z])|\bDDE(AUTO)?\b/i;

/** A rich text begins and ends with a brace, and has no objects of other programs in it. */
export const checkRtf: ContentCheck = async (file) => {
  const head = (await file.read(0, 6)).toString('latin1');
  if (!head.startsWith('{\\rtf')) return 'content';
  const tail = (await file.read(Math.max(0, file.size - 256), 256)).toString('latin1').replace(/[\s\0]+$/, '');
  if (!tail.endsWith('}')) return 'damaged';
  return (await findInPieces(file, active)) ? 'active' : undefined;
};

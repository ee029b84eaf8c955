import type { ContentCheck } from './ContentProblem.ts';
import { findInPieces } from './findInPieces.ts';
import { otherFile } from './otherFile.ts';

/** A JPEG is a chain of segments up to its picture, which has an end mark. Cameras write more pictures behind it. */
export const checkJpeg: ContentCheck = async (file) => {
  let position = 2;
  while (position + 4 <= file.size) {
    const segment = await file.read(position, 4);
    const marker = segment[1] ?? 0;
    if (segment[0] !== 0xff) return 'damaged';
    // The picture itself begins here.
    if (marker === 0xda) {
      if (!(await findInPieces(file, /\xff\xd9/, 2))) return 'damaged';
      return (await findInPieces(file, otherFile)) ? 'content' : undefined;
    }
    // Markers may be preceded by more bytes of 0xff.
    position += marker === 0xff ? 1 : 2 + segment.readUInt16BE(2);
  }
  return 'damaged';
};

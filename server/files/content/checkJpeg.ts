import type { ContentCheck } from './ContentProblem.ts';
import { findInPieces } from './findInPieces.ts';
import { otherFile } from './otherFile.ts';

/** A JPEG is a sequence of segments followed by the image, which has an end marker. Cameras append more images. */
export const checkJpeg: ContentCheck = async (file) => {
  let position = 2;
  while (position + 4 <= file.size) {
    const segment = await file.read(position, 4);
    const marker = segment[1] ?? 0;
    if (segment[0] !== 0xff) return 'damaged';
    // The image data start here.
    if (marker === 0xda) {
      if (!(await findInPieces(file, /\xff\xd9/, 2))) return 'damaged';
      return (await findInPieces(file, otherFile)) ? 'content' : undefined;
    }
    // Markers can be preceded by additional 0xff bytes.
    position += marker === 0xff ? 1 : 2 + segment.readUInt16BE(2);
  }
  return 'damaged';
};

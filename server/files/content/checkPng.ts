import type { ContentCheck } from './ContentProblem.ts';
import { findInPieces } from './findInPieces.ts';
import { otherFile } from './otherFile.ts';

/** An image with more pixels exhausts the memory of programs that open it. */
const mostPoints = 200_000_000;

/** A PNG is a sequence of chunks from IHDR to IEND, with nothing after it. */
export const checkPng: ContentCheck = async (file) => {
  const head = await file.read(0, 33);
  if (head.length < 33 || head.toString('latin1', 12, 16) !== 'IHDR') return 'damaged';
  if (head.readUInt32BE(16) * head.readUInt32BE(20) > mostPoints) return 'active';
  let position = 8;
  while (position + 12 <= file.size) {
    const chunk = await file.read(position, 8);
    const next = position + 12 + chunk.readUInt32BE(0);
    if (chunk.toString('latin1', 4, 8) === 'IEND') {
      return next === file.size && !(await findInPieces(file, otherFile)) ? undefined : 'content';
    }
    position = next;
  }
  return 'damaged';
};

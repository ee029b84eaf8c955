import type { ContentCheck } from './ContentProblem.ts';
import { findInPieces } from './findInPieces.ts';

/**
 * Names of what a PDF runs when it is opened: scripts and programs. A letter of a name may be written as `#` with its
 * code, so that a name with any is read in that form too.
 */
const active = /\/(JavaScript|JS|Launch|RichMedia)(?![A-Za-z])/;
const disguised = /\/(?=[A-Za-z]*#[0-9A-Fa-f]{2})(?:[JLR]|#[0-9A-Fa-f]{2})(?:[A-Za-z]|#[0-9A-Fa-f]{2}){1,11}/g;

/** A PDF begins with its version, ends with its end mark, and starts neither scripts nor programs. */
export const checkPdf: ContentCheck = async (file) => {
  const head = (await file.read(0, 8)).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(head)) return 'content';
  const tail = (await file.read(Math.max(0, file.size - 1024), 1024)).toString('latin1');
  const end = tail.lastIndexOf('%%EOF');
  if (end < 0) return 'damaged';
  // What follows the end is another file.
  if (/[^\s\0]/.test(tail.slice(end + 5))) return 'content';
  if (await findInPieces(file, active)) return 'active';
  return (await findDisguised(file)) ? 'active' : undefined;
};

async function findDisguised(file: Parameters<ContentCheck>[0]): Promise<boolean> {
  let rest = '';
  for await (const piece of file.pieces()) {
    const text = rest + piece.toString('latin1');
    for (const [name] of text.matchAll(disguised)) {
      const plain = name.replace(/#([0-9A-Fa-f]{2})/g, (_code, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
      if (active.test(plain)) return true;
    }
    rest = text.slice(-64);
  }
  return false;
}

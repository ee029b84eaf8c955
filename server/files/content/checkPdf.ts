import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import type { ContentCheck } from './ContentProblem.ts';
import { findInPieces } from './findInPieces.ts';
import type { LocalFile } from './LocalFile.ts';

/**
 * Names of scripts and programs that a PDF runs when it is opened. A letter of a name can be written as `#` with its
 * code, so such names are decoded.
 */
const active = /\/(JavaScript|JS|Launch|RichMedia)(?![A-Za-z])/;
const disguised = /\/(?=[A-Za-z]*#[0-9A-Fa-f]{2})(?:[JLR]|#[0-9A-Fa-f]{2})(?:[A-Za-z]|#[0-9A-Fa-f]{2}){1,11}/g;

/** Start of an object stream, which contains compressed objects of a PDF. */
const packedObject = /\/ObjStm\b[\s\S]{0,500}?\bstream\r?\n/g;
const longestHead = 600;
/** Limits of object streams, which usually contain a few hundred objects. */
const longestPacked = 2 * 1024 * 1024;
const longestUnpacked = 16 * 1024 * 1024;
const mostUnpacked = 64 * 1024 * 1024;

const unpackAll = promisify<Buffer, object, Buffer>(inflate);

/** A PDF begins with its version, ends with its end marker, and runs neither scripts nor programs. */
export const checkPdf: ContentCheck = async (file) => {
  const head = (await file.read(0, 8)).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(head)) return 'content';
  const tail = (await file.read(Math.max(0, file.size - 1024), 1024)).toString('latin1');
  const end = tail.lastIndexOf('%%EOF');
  if (end < 0) return 'damaged';
  // Another file follows the end.
  if (/[^\s\0]/.test(tail.slice(end + 5))) return 'content';
  if (await findInPieces(file, active)) return 'active';
  if (await findDisguised(file)) return 'active';
  return (await findPacked(file)) ? 'active' : undefined;
};

/** Returns whether the compressed objects of a file contain active content. */
async function findPacked(file: LocalFile): Promise<boolean> {
  const starts = await packedObjects(file);
  let total = 0;
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1] ?? file.size;
    const unpacked = await unpack(await file.read(start, Math.min(end - start, longestPacked)));
    total += unpacked?.length ?? 0;
    // Objects of this size are a decompression bomb.
    if (unpacked === undefined || total > mostUnpacked) return true;
    const text = unpacked.toString('latin1');
    if (active.test(text) || hasDisguised(text)) return true;
  }
  return false;
}

/** Returns the positions of the object streams' contents. */
async function packedObjects(file: LocalFile): Promise<readonly number[]> {
  const starts = new Set<number>();
  let rest = '';
  let position = 0;
  for await (const piece of file.pieces()) {
    const text = rest + piece.toString('latin1');
    for (const found of text.matchAll(packedObject)) {
      starts.add(position - rest.length + found.index + found[0].length);
    }
    position += piece.length;
    rest = text.slice(-longestHead);
  }
  return [...starts];
}

/**
 * Decompresses a stream. Returns an empty buffer if it is encrypted or uses another compression, undefined if it is too
 * long.
 */
async function unpack(packed: Buffer): Promise<Buffer | undefined> {
  try {
    return await unpackAll(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: longestUnpacked });
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLong ? undefined : Buffer.alloc(0);
  }
}

async function findDisguised(file: LocalFile): Promise<boolean> {
  let rest = '';
  for await (const piece of file.pieces()) {
    const text = rest + piece.toString('latin1');
    if (hasDisguised(text)) return true;
    rest = text.slice(-64);
  }
  return false;
}

function hasDisguised(text: string): boolean {
  return [...text.matchAll(disguised)].some(([name]) => {
    const plain = name.replace(/#([0-9A-Fa-f]{2})/g, (_code, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return active.test(plain);
  });
}

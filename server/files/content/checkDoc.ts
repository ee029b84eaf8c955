import type { ContentCheck } from './ContentProblem.ts';
import type { LocalFile } from './LocalFile.ts';
import { otherFile } from './otherFile.ts';

/** Length of a directory entry of a compound file, and of the header before its sectors. */
const entrySize = 128;
const headerSize = 512;
/** Value of an unused sector in the allocation table of a compound file. */
const free = 0xffffffff;
/** Bytes after the last sector that are checked. */
const longestTail = 64 * 1024;

/** Streams and folders of macros and embedded objects. */
const active: ReadonlySet<string> = new Set([
  '_VBA_PROJECT',
  'VBA',
  'MACROS',
  'OBJECTPOOL',
  '\x01OLE10NATIVE',
  'PACKAGE',
]);

/** A legacy Word document: a compound file with a stream for its text, without macros and objects. */
export const checkDoc: ContentCheck = async (file) => {
  const header = await file.read(0, headerSize);
  if (header.length < headerSize) return 'damaged';
  const sector = 2 ** header.readUInt16LE(30);
  if (sector !== 512 && sector !== 4096) return 'damaged';
  const sectors = Math.ceil((file.size - sector) / sector);
  const listed = allocationSectors(header);
  if (listed.length === 0 || listed.some((at) => at >= sectors)) return 'damaged';
  const used = await usedSectors(file, { listed, sector });
  if (used > sectors) return 'damaged';
  const behind = await file.read(sector + used * sector, longestTail);
  if (otherFile.test(behind.toString('latin1'))) return 'content';
  const names = await readNames(file);
  if ([...names].some((name) => active.has(name))) return 'active';
  return names.has('WORDDOCUMENT') ? undefined : 'content';
};

/** Returns the sectors of the allocation table from the header. A truncated file ends before the last one. */
function allocationSectors(header: Buffer): readonly number[] {
  const count = Math.min(header.readUInt32LE(44), 109);
  return Array.from({ length: count }, (_, index) => header.readUInt32LE(76 + index * 4));
}

/** Returns the number of sectors up to the last used one. A truncated file has fewer. */
async function usedSectors(
  file: LocalFile,
  { listed, sector }: { readonly listed: readonly number[]; readonly sector: number },
): Promise<number> {
  const perTable = sector / 4;
  for (const [index, at] of [...listed.entries()].reverse()) {
    const table = await file.read(sector + at * sector, sector);
    for (let entry = Math.floor(table.length / 4) - 1; entry >= 0; entry -= 1) {
      if (table.readUInt32LE(entry * 4) !== free) return index * perTable + entry + 1;
    }
  }
  return 0;
}

/** Returns the names of all entries, wherever the directory is: each starts at a multiple of its length. */
async function readNames(file: LocalFile): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  let rest = Buffer.alloc(0);
  for await (const piece of file.pieces()) {
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    let at = 0;
    for (; at + entrySize <= bytes.length; at += entrySize) {
      const name = nameOf(bytes, at);
      if (name !== undefined) names.add(name.toUpperCase());
    }
    rest = Buffer.from(bytes.subarray(at));
  }
  return names;
}

/** Returns the name of an entry at this position, or undefined if there is none. */
function nameOf(bytes: Buffer, at: number): string | undefined {
  const length = bytes.readUInt16LE(at + 64);
  const type = bytes[at + 66] ?? 0;
  if (length < 4 || length > 64 || length % 2 !== 0 || ![1, 2, 5].includes(type)) return undefined;
  const name = bytes.toString('utf16le', at, at + length - 2);
  return name.includes('\0') ? undefined : name;
}

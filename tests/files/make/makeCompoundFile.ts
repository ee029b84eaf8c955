/** Values of the allocation table: a free sector, the end of a chain, and the table itself. */
const free = 0xffffffff;
const endOfChain = 0xfffffffe;
const tableSector = 0xfffffffd;

/** Creates a compound file with streams of these names, such as an old Word document. */
export function makeCompoundFile(streams: readonly { readonly name: string; readonly content: Buffer }[]): Buffer {
  const sectorsOf = (size: number): number => Math.max(8, Math.ceil(size / 512));
  const directorySectors = Math.ceil((streams.length + 1) / 4);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(tableSector, 0);
  let next = 1;
  const chain = (count: number): number => {
    const first = next;
    for (let index = 0; index < count; index += 1) {
      table.writeUInt32LE(index === count - 1 ? endOfChain : next + 1, next * 4);
      next += 1;
    }
    return first;
  };
  const directoryAt = chain(directorySectors);
  const directory = Buffer.alloc(directorySectors * 512);
  const contents: Buffer[] = [];
  writeEntry(directory, 0, {
    name: 'Root Entry',
    type: 5,
    start: endOfChain,
    size: 0,
    child: streams.length > 0 ? 1 : free,
  });
  for (const [index, { name, content }] of streams.entries()) {
    const size = Math.max(4096, content.length);
    const start = chain(sectorsOf(size));
    const right = index + 2 <= streams.length ? index + 2 : free;
    writeEntry(directory, index + 1, { name, type: 2, start, size, child: free, right });
    contents.push(Buffer.concat([content, Buffer.alloc(sectorsOf(size) * 512 - content.length)]));
  }
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(directoryAt, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(endOfChain, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  return Buffer.concat([header, table, directory, ...contents]);
}

interface Entry {
  readonly name: string;
  readonly type: number;
  readonly start: number;
  readonly size: number;
  readonly child: number;
  readonly right?: number;
}

function writeEntry(directory: Buffer, index: number, entry: Entry): void {
  const at = index * 128;
  directory.write(entry.name, at, 'utf16le');
  directory.writeUInt16LE((entry.name.length + 1) * 2, at + 64);
  directory[at + 66] = entry.type;
  directory[at + 67] = 1;
  directory.writeUInt32LE(free, at + 68);
  directory.writeUInt32LE(entry.right ?? free, at + 72);
  directory.writeUInt32LE(entry.child, at + 76);
  directory.writeUInt32LE(entry.start, at + 116);
  directory.writeUInt32LE(entry.size, at + 120);
}

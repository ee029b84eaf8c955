import { crc32, deflateRawSync } from 'node:zlib';

/** A part of an archive. A hostile part can declare other properties than it has. */
export interface ZipPart {
  readonly name: string;
  readonly content: Buffer | string;
  /** Not compressed. */
  readonly stored?: boolean;
  /** Size that the directory declares. */
  readonly statedSize?: number;
  /** Flags of the entry. 1 means encrypted. */
  readonly flags?: number;
}

/** Creates a ZIP archive of these parts. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content);
    const packed = part.stored === true ? content : deflateRawSync(content);
    const name = Buffer.from(part.name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(part.flags ?? 0, 2);
    shared.writeUInt16LE(part.stored === true ? 0 : 8, 4);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(part.statedSize ?? content.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([20, 0]), shared.subarray(0, 26), tail, name]),
    );
    local.push(head);
    offset += head.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, list, end]);
}

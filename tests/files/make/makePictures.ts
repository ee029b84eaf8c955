import { crc32, deflateSync } from 'node:zlib';

/** Returns a chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

interface PngFacts {
  readonly width: number;
  readonly height: number;
  /** Chunks before the image data. */
  readonly before?: readonly Buffer[];
  /** States the size but contains no pixels. */
  readonly isEmpty?: boolean;
}

/** Creates a grey image as PNG. */
export function makePng({ width, height, before = [], isEmpty = false }: PngFacts): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const points = isEmpty ? Buffer.alloc(1) : Buffer.alloc((width + 1) * height, 0x80);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    ...before,
    pngChunk('IDAT', deflateSync(points)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A grey image of one pixel. */
const onePoint =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==';

/** Returns a segment of a JPEG, such as the data of a camera (`0xe1`) or a comment (`0xfe`). */
function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Creates a JPEG of one pixel, with additional segments, and with data after its end as cameras write it. */
export function makeJpeg(
  segments: readonly { marker: number; data: Buffer }[] = [],
  behind: Buffer = Buffer.alloc(0),
): Buffer {
  const picture = Buffer.from(onePoint, 'base64');
  const more = segments.map(({ marker, data }) => segment(marker, data));
  return Buffer.concat([picture.subarray(0, 2), ...more, picture.subarray(2), behind]);
}

import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';

/** A local file that is read in chunks, to limit memory. */
export interface LocalFile {
  readonly path: string;
  readonly size: number;
  /** Reads bytes from a position; fewer at the end of the file. */
  read(position: number, length: number): Promise<Buffer>;
  /** Reads the whole file in chunks. */
  pieces(): AsyncIterable<Buffer>;
}

/** Opens a local file for the duration of a callback. */
export async function withLocalFile<Result>(path: string, look: (file: LocalFile) => Promise<Result>): Promise<Result> {
  const handle = await open(path);
  try {
    return await look(await describe(path, handle));
  } finally {
    await handle.close();
  }
}

async function describe(path: string, handle: FileHandle): Promise<LocalFile> {
  const { size } = await handle.stat();
  return {
    path,
    size,
    async read(position, length) {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, position);
      return buffer.subarray(0, bytesRead);
    },
    pieces: () => createReadStream(path, { highWaterMark: 256 * 1024 }),
  };
}

import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { addAbortSignal } from 'node:stream';
import type { FileScanner } from './FileScanner.types.ts';

/** Milliseconds without a response after which a scan fails. */
const patience = 60_000;
const chunkSize = 64 * 1024;

/**
 * Creates a scanner that uses ClamAV at `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`. A file is sent by INSTREAM,
 * so the scanner needs no access to a folder of the server. Only `OK` is clean; everything else throws or is a finding.
 */
export function createClamdScanner(address: string): FileScanner {
  const open = readAddress(address);
  return {
    async scan(path) {
      const answer = await sendStream(open(), path);
      if (answer === 'stream: OK') return undefined;
      const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
      if (found !== undefined) return found;
      throw new Error(`The virus scanner answered "${answer.slice(0, 200)}".`);
    },
    async check(signal) {
      const socket = addAbortSignal(signal, open());
      try {
        socket.write('zPING\0');
        const answer = await readAnswer(socket);
        if (answer !== 'PONG') throw new Error(`The virus scanner answered "${answer.slice(0, 200)}".`);
      } finally {
        socket.destroy();
      }
    },
  };
}

function readAddress(address: string): () => Socket {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol === 'unix:' && url.pathname !== '') return () => connect({ path: url.pathname });
  if (url?.protocol === 'tcp:' && url.hostname !== '') {
    const port = url.port === '' ? 3310 : Number(url.port);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    return () => connect({ host, port });
  }
  throw new Error(`CLAMD_URL must be tcp://host:3310 or unix:/path, and not "${address}".`);
}

async function sendStream(socket: Socket, path: string): Promise<string> {
  socket.setTimeout(patience, () => socket.destroy(new Error('The virus scanner did not answer in time.')));
  const answer = readAnswer(socket);
  // It is awaited below. A failure while the file is still being sent ends the sending.
  answer.catch(() => undefined);
  const file = createReadStream(path, { highWaterMark: chunkSize });
  try {
    await write(socket, Buffer.from('zINSTREAM\0'));
    for await (const chunk of file) {
      if (socket.destroyed || socket.readableEnded) break;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      await write(socket, Buffer.concat([length, chunk]));
    }
    await write(socket, Buffer.alloc(4));
    return await answer;
  } finally {
    file.destroy();
    socket.destroy();
  }
}

/** The scanner can respond before it has read everything, for example if the file is too long. */
function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    socket.write(bytes, () => resolve());
  });
}

async function readAnswer(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) {
    chunks.push(Buffer.from(chunk));
    if (chunk.includes(0)) break;
  }
  return Buffer.concat(chunks).toString('utf8').replace(/\0+$/, '').trim();
}

import { createServer, type Server, type Socket } from 'node:net';

interface FakeScanner {
  /** Value of `CLAMD_URL`. */
  readonly url: string;
  /** Behaviour for the next files: scan them, respond with an error, or never respond. */
  state: 'scans' | 'fails' | 'hangs';
  close(): Promise<void>;
}

/** Starts a scanner with the protocol of clamd. It finds only the given test virus. */
export async function startClamd(virus: Buffer): Promise<FakeScanner> {
  const open = new Set<Socket>();
  const fake: { state: FakeScanner['state'] } = { state: 'scans' };
  const server: Server = createServer((socket) => {
    open.add(socket);
    let received = Buffer.alloc(0);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (received.equals(ping) && fake.state !== 'hangs') socket.end('PONG\0');
      const content = readStream(received);
      if (content === undefined || fake.state === 'hangs') return;
      const found = content.includes(virus) ? 'stream: Eicar-Signature FOUND' : 'stream: OK';
      socket.end(`${fake.state === 'fails' ? 'INSTREAM size limit exceeded. ERROR' : found}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return Object.assign(fake, {
    url: `tcp://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  });
}

const ping = Buffer.from('zPING\0');

/** Returns the content of a stream, or undefined until its last chunk has arrived. */
function readStream(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'.length;
  const chunks: Buffer[] = [];
  let at = command;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

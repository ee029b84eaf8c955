import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createFileStore } from '../files/createFileStore.ts';
import { createClamdScanner } from '../files/scan/createClamdScanner.ts';
import { createMailTransport } from '../mail/createMailTransport.ts';
import { createSignInProvider } from '../sso/createSignInProvider.ts';

const signal = new AbortController().signal;
const open: Server[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** Starts a service on a free port. Returns the port and a function that stops it. */
async function serve(onSocket: (socket: Socket) => void): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer(onSocket);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const stop = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return { port: address.port, stop };
}

test('a virus scanner works as long as it responds to a ping', async () => {
  const { port, stop } = await serve((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (asked) => socket.end(asked.toString() === 'zPING\0' ? 'PONG\0' : 'UNKNOWN COMMAND\0'));
  });
  const scanner = createClamdScanner(`tcp://127.0.0.1:${port}`);

  await expect(scanner.check(signal)).resolves.toBeUndefined();
  await stop();
  await expect(scanner.check(signal)).rejects.toThrow('ECONNREFUSED');
});

test('a virus scanner that responds with something else does not work', async () => {
  const { port } = await serve((socket) => {
    socket.on('error', () => undefined);
    socket.resume().end('BUSY\0');
  });

  await expect(createClamdScanner(`tcp://127.0.0.1:${port}`).check(signal)).rejects.toThrow('answered "BUSY"');
});

test('a mail server works as long as it accepts the credentials', async () => {
  const { port } = await serve((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.example\r\n');
    socket.on('data', (line) => {
      const words = line.toString();
      if (words.startsWith('EHLO')) socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n');
      else if (words.startsWith('AUTH')) {
        const isKnown = words.includes(Buffer.from('\0clerk\0right').toString('base64'));
        socket.write(isKnown ? '235 Welcome\r\n' : '535 Unknown\r\n');
      } else socket.end('221 Bye\r\n');
    });
  });
  const check = (password: string) =>
    createMailTransport({ url: `smtp://clerk:${password}@127.0.0.1:${port}`, from: 'desk@library.example' }).check();

  await expect(check('right')).resolves.toBeUndefined();
  await expect(check('wrong')).rejects.toThrow('Invalid login');
});

test('a store of files works as long as files can be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'formwork-health-'));
  const store = createFileStore(join(folder, 'files'));

  await expect(store.check(signal)).resolves.toBeUndefined();
  await rm(folder, { recursive: true });
  const taken = createFileStore(join(import.meta.filename, 'files'));
  await expect(taken.check(signal)).rejects.toThrow('ENOTDIR');
});

test('a sign-in provider works as long as it publishes its metadata, which is read each time', async () => {
  const issuer = 'https://people.example';
  let isThere = true;
  const provider = createSignInProvider({
    ...{ issuer, clientId: 'library', callback: 'https://library.example/back' },
    fetch: async () =>
      isThere
        ? Response.json({
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            jwks_uri: `${issuer}/keys`,
          })
        : new Response('', { status: 502 }),
  });

  await expect(provider.check()).resolves.toBeUndefined();
  isThere = false;
  await expect(provider.check()).rejects.toThrow();
});

test('a sign-in provider whose metadata name another issuer does not work', async () => {
  const issuer = 'https://people.example';
  const other = 'https://elsewhere.example';
  const provider = createSignInProvider({
    ...{ issuer, clientId: 'library', callback: 'https://library.example/back' },
    fetch: async () =>
      Response.json({
        issuer: other,
        authorization_endpoint: `${other}/authorize`,
        token_endpoint: `${other}/token`,
        jwks_uri: `${other}/keys`,
      }),
  });

  await expect(provider.check()).rejects.toThrow('issuer');
});

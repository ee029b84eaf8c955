import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { startBucket } from '../files/startBucket.ts';
import { startClamd } from '../files/startClamd.ts';
import { type Gate, openGate } from './openGate.ts';

/** A service that a portal uses, which can fail. */
export type ServiceName = 'database' | 'files' | 'mail' | 'scanner' | 'signIn';

interface Services {
  readonly gates: Readonly<Record<ServiceName, Gate>>;
  /** Settings of a server that reaches all services through their gates. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts the services of a portal, each behind a gate. `database` is the URL of an empty PostgreSQL database. */
export async function startServices(database: string): Promise<Services> {
  const [bucket, clamd, mail] = [
    await startBucket(),
    await startClamd(Buffer.from('a virus')),
    await startMailServer(),
  ];
  const postgres = new URL(database);
  const endpoint = new URL(new URL(bucket.url).searchParams.get('endpoint') ?? '');
  const gates = {
    database: await openGate({ host: postgres.hostname, port: Number(postgres.port) }),
    files: await openGate(placeOf(endpoint)),
    scanner: await openGate(placeOf(new URL(clamd.url))),
    mail: await openGate({ host: '127.0.0.1', port: mail.port }),
  };
  const provider = await startMetadata();
  const signIn = await openGate({ host: '127.0.0.1', port: provider.port });
  provider.serve(`http://127.0.0.1:${signIn.port}`);
  postgres.hostname = '127.0.0.1';
  postgres.port = String(gates.database.port);
  endpoint.port = String(gates.files.port);
  const files = bucket.url.replace(/endpoint=[^&]*/, `endpoint=${encodeURIComponent(endpoint.href)}`);
  return {
    gates: { ...gates, signIn },
    settings: {
      DATABASE_URL: postgres.href,
      FILES_URL: files,
      CLAMD_URL: `tcp://127.0.0.1:${gates.scanner.port}`,
      SMTP_URL: `smtp://127.0.0.1:${gates.mail.port}`,
      OIDC_ISSUER: `http://127.0.0.1:${signIn.port}`,
      OIDC_CLIENT_ID: 'portal',
    },
    close: async () => {
      for (const gate of [...Object.values(gates), signIn]) await gate.close();
      await Promise.all([bucket.close(), clamd.close(), mail.close(), provider.close()]);
    },
  };
}

function placeOf({ hostname, port }: URL): { readonly host: string; readonly port: number } {
  return { host: hostname, port: Number(port) };
}

async function portOf(server: Pick<Server, 'listen' | 'address'>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts a mail server that accepts every mail. */
async function startMailServer() {
  const server = createServer((socket) => {
    let [isData, text] = [false, ''];
    socket.on('error', () => socket.destroy());
    socket.write('220 mail.example\r\n');
    socket.on('data', (part: Buffer) => {
      text += part.toString('latin1');
      for (;;) {
        const end = isData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
        if (end < 0) return;
        const line = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        socket.write(!isData && line.toUpperCase() === 'DATA' ? '354 go on\r\n' : '250 ok\r\n');
        isData = !isData && line.toUpperCase() === 'DATA';
      }
    });
  });
  return {
    port: await portOf(server),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

/** Starts the part of a sign-in provider that a health check reads. */
async function startMetadata() {
  let issuer = '';
  const server = createHttpServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
      }),
    );
  });
  return {
    port: await portOf(server),
    serve: (address: string) => {
      issuer = address;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import {
  decodeArguments,
  encodeResult,
  isRecord,
  type OperationAdapter,
  OperationError,
  type OperationModel,
  type Release,
} from '#engine';

/** A request that the temporary server has received. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The response of a test; undefined leaves the response to the release. */
export type Instead = (
  request: SeenRequest,
) => { status: number; body?: string; headers?: Record<string, string> } | undefined;

export interface ServedRelease {
  readonly url: string;
  readonly seen: readonly SeenRequest[];
  readonly close: () => Promise<void>;
}

/** Starts a temporary server. It parses each request by the release and calls an adapter in memory. */
export async function serveRelease(
  release: Release,
  adapter: OperationAdapter,
  instead: Instead,
): Promise<ServedRelease> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body = await readBody(request);
      const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      seen.push(one);
      const other = instead(one);
      const { status, body: text = '', headers = {} } = other ?? (await answerBy(release, adapter, one));
      response
        .writeHead(status, { 'content-type': 'application/json', 'x-release': release.hash, ...headers })
        .end(text);
    };
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${portOf(server)}/api`, seen, close: () => closeServer(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.isBuffer(part) ? part : Buffer.from(String(part)));
  return Buffer.concat(parts).toString('utf8');
}

interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

async function answerBy(release: Release, adapter: OperationAdapter, request: SeenRequest): Promise<Answer> {
  const url = new URL(request.url, 'http://127.0.0.1');
  const found = findOperation(release, request.method, url.pathname.replace(/^\/api/, ''));
  if (!found) return { status: 404, body: JSON.stringify({ code: 'not-found', message: 'No such path' }) };
  const { operation, params } = found;
  const parsed: unknown = request.body === '' ? undefined : JSON.parse(request.body);
  const decoded = decodeArguments(
    operation,
    { params, query: Object.fromEntries(url.searchParams), body: parsed },
    release,
  );
  const paging = Object.fromEntries(
    ['page', 'size', 'sort', 'filter'].flatMap((name) => [[name, url.searchParams.get(name) ?? undefined]]),
  );
  const args = { ...paging, ...decoded.query, ...(isRecord(decoded.body) ? decoded.body : {}), ...decoded.params };
  const key = request.headers['idempotency-key'];
  try {
    const result = await adapter.run(operation.id, args, typeof key === 'string' ? { onceKey: key } : {});
    return result === undefined
      ? { status: 204 }
      : { status: 200, body: JSON.stringify(encodeResult(operation, result, release)) };
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const { status, code, message, fields, errors } = error;
    return { status, body: JSON.stringify({ code, message, fields, errors, release: release.hash }) };
  }
}

function findOperation(
  release: Release,
  method: string,
  path: string,
): { operation: OperationModel; params: Record<string, string> } | undefined {
  for (const operation of Object.values(release.operations)) {
    if (operation.method !== method) continue;
    const pattern = new RegExp(`^${operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    const match = pattern.exec(path);
    if (!match) continue;
    const groups = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { operation, params: Object.fromEntries(groups) };
  }
  return undefined;
}

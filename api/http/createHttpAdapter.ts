import {
  AbortError,
  anonymous,
  attachTotal,
  type DraftCall,
  decodeResult,
  type Expressions,
  encodeRequest,
  FilterError,
  type HttpRequest,
  type OperationAdapter,
  OperationError,
  type OperationModel,
  type Release,
  readError,
  type Scope,
} from '#engine';
import { toFileResult } from './toFileResult.ts';
import { toFormData } from './toFormData.ts';

export interface HttpAdapterOptions {
  /** Address of the API with its prefix, `https://library.example/api`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** What is sent as `accept-version`. */
  readonly version: string;
  readonly release: () => Release;
  readonly expressions: Expressions;
  readonly token: () => string | undefined;
  /** E-mail of the person who asks; the server knows better and ignores it. */
  readonly requestor: () => string | undefined;
  readonly locale: () => string;
  /** Told the hash of the server's release whenever an answer carries it. */
  readonly onRelease?: (hash: string) => void;
  /** Told the name of the caller's rights whenever an answer carries it. */
  readonly onRights?: (name: string) => void;
  /** Told when a call that carried a token was refused as not signed in. */
  readonly onUnauthenticated?: () => void;
  /** Milliseconds until a call counts as failed. */
  readonly timeout?: number;
}

type Args = Readonly<Record<string, unknown>>;

/** Browsers refuse larger bodies of a page that is going away; most letters take one to three bytes. */
const mostKeptAlive = 21_000;

/** The adapter that asks a server by HTTP. */
export function createHttpAdapter(options: HttpAdapterOptions): OperationAdapter {
  return {
    async run(id, args = {}, { signal, onceKey, draft, keepalive } = {}) {
      const release = options.release();
      const operation = findOperation(id, release);
      const request = encode(operation, args, release);
      if (signal?.aborted) throw new AbortError(id);
      const controller = new AbortController();
      const stop = (): void => controller.abort();
      signal?.addEventListener('abort', stop);
      const token = options.token();
      const body = bodyOf(request);
      try {
        const response = await fetch(addressOf(options.baseUrl, request), {
          method: request.method,
          body,
          ...(keepalive && typeof body === 'string' && body.length < mostKeptAlive ? { keepalive } : {}),
          headers: headersOf({ options, token, onceKey: operation.once ? onceKey : undefined, draft, request }),
          signal: AbortSignal.any([controller.signal, AbortSignal.timeout(options.timeout ?? 60_000)]),
        });
        return await readAnswer({ operation, release, response, args, options, hadToken: token !== undefined });
      } catch (error) {
        if (signal?.aborted) throw new AbortError(id);
        if (error instanceof OperationError) throw error;
        throw readError({ operation, status: 0, answer: undefined, scope: errorScope(args, options) });
      } finally {
        signal?.removeEventListener('abort', stop);
      }
    },
  };
}

function addressOf(baseUrl: string, { path, query }: HttpRequest): string {
  const params = toSearchParams(query).toString();
  return params === '' ? `${baseUrl}${path}` : `${baseUrl}${path}?${params}`;
}

function bodyOf(request: HttpRequest): FormData | string | null {
  if (request.multipart) return toFormData(request);
  return request.body === undefined ? null : JSON.stringify(request.body);
}

function findOperation(id: string, release: Release): OperationModel {
  const operation = Object.hasOwn(release.operations, id) ? release.operations[id] : undefined;
  if (operation) return operation;
  throw new OperationError({ operation: id, status: 0, code: 'unknown-operation', message: `No operation "${id}"` });
}

function encode(operation: OperationModel, args: Args, release: Release): HttpRequest {
  try {
    return encodeRequest(operation, args, release);
  } catch (error) {
    const code = error instanceof FilterError ? 'filter' : 'unbound';
    const message = error instanceof Error ? error.message : String(error);
    throw new OperationError({ operation: operation.id, status: 0, code, message });
  }
}

interface HeadersInput {
  readonly options: HttpAdapterOptions;
  readonly token: string | undefined;
  readonly onceKey: string | undefined;
  readonly draft: DraftCall | undefined;
  readonly request: HttpRequest;
}

function headersOf({ options, token, onceKey, draft, request }: HeadersInput): Record<string, string> {
  const requestor = options.requestor();
  return {
    'x-api-key': options.apiKey,
    'accept-version': options.version,
    'accept-language': options.locale(),
    ...(requestor === undefined ? {} : { requestor }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(onceKey === undefined ? {} : { 'idempotency-key': onceKey }),
    ...(draft === undefined ? {} : { 'x-draft': draftHeader(draft) }),
    ...(request.body === undefined || request.multipart ? {} : { 'content-type': 'application/json' }),
  };
}

/** Encoded as a query: headers carry plain letters only. */
function draftHeader({ wizard, key, step, last }: DraftCall): string {
  return new URLSearchParams({ wizard, key, step, ...(last ? { last: 'true' } : {}) }).toString();
}

function toSearchParams(query: HttpRequest['query']): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of typeof value === 'string' ? [value] : value) params.append(name, one);
  }
  return params;
}

interface AnswerInput {
  readonly operation: OperationModel;
  readonly release: Release;
  readonly response: Response;
  readonly args: Args;
  readonly options: HttpAdapterOptions;
  readonly hadToken: boolean;
}

async function readAnswer({ operation, release, response, args, options, hadToken }: AnswerInput): Promise<unknown> {
  const hash = response.headers.get('x-release');
  if (hash !== null) options.onRelease?.(hash);
  const rights = response.headers.get('x-rights');
  if (rights !== null) options.onRights?.(rights);
  if (response.ok && operation.result.shape === 'file') return toFileResult(response);
  const answer = parse(await response.text());
  if (response.ok) {
    if (answer === undefined) return undefined;
    const result = decodeResult(operation, answer, release);
    if (operation.result.shape !== 'list') return result;
    if (Array.isArray(result)) {
      const total = Number(response.headers.get('x-total') ?? Number.NaN);
      return total > result.length ? attachTotal(result, total) : result;
    }
    throw new OperationError({ operation: operation.id, status: response.status, code: 'no-list', message: '' });
  }
  if (response.status === 401 && hadToken) options.onUnauthenticated?.();
  throw readError({ operation, status: response.status, answer, scope: errorScope(args, options) });
}

/** JSON of an answer; what is none, as a proxy may answer, is the text itself. */
function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return text;
  }
}

function errorScope(args: Args, { expressions }: HttpAdapterOptions): Scope {
  const unknownTime = (): string => '';
  return {
    variables: { body: args },
    user: anonymous,
    settings: {},
    clock: { today: unknownTime, now: unknownTime },
    expressions,
  };
}

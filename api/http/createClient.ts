import axios, { AxiosError, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { DraftCall, Expressions } from '#engine';
import type { OperationCall } from './OperationCall.ts';
import { toOperationError } from './toOperationError.ts';

declare module 'axios' {
  interface AxiosRequestConfig<D, P> {
    /** The operation that is called, its arguments and its idempotency key. */
    readonly call?: OperationCall;
  }
}

/** Adds interceptors to the client before its first request: the portal's own, or those of a package for axios. */
export type AddInterceptors = (client: AxiosInstance) => void;

export interface ClientOptions {
  /** Address of the API with its prefix, `https://library.example/api`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** What is sent as `accept-version`. */
  readonly version: string;
  readonly expressions: Expressions;
  readonly token: () => string | undefined;
  /** E-mail of the signed-in person; the server reads it from the token and ignores this one. */
  readonly requestor: () => string | undefined;
  readonly locale: () => string;
  /** Called with the hash of the server's release whenever a response carries it. */
  readonly onRelease?: (hash: string) => void;
  /** Called with the name of the caller's rights whenever a response carries it. */
  readonly onRights?: (name: string) => void;
  /** Called when a request with a token was refused as not signed in. */
  readonly onUnauthenticated?: () => void;
  /** Milliseconds until a request counts as failed. */
  readonly timeout?: number;
  /**
   * They run between ours and the network: their request interceptors see every header, and may change it, their
   * response interceptors see what the server sent, and may repeat the request, before it is made an `OperationError`.
   */
  readonly interceptors?: readonly AddInterceptors[];
}

/** An axios instance that sends who is asking, and rejects with `OperationError` or `AbortError`. */
export function createClient(options: ClientOptions): AxiosInstance {
  const client = axios.create({
    baseURL: options.baseUrl,
    // A path that begins with two slashes would be another server.
    allowAbsoluteUrls: false,
    timeout: options.timeout ?? 60_000,
    headers: { 'x-api-key': options.apiKey, 'accept-version': options.version },
    // Bodies are sent as they were encoded. The conversion of axios copies them first, and drops some names.
    transformRequest: [],
    // The session is a header. Nothing of ours reads or sends a cookie.
    xsrfCookieName: '',
  });
  // Axios calls request interceptors from the last to the first, response interceptors from the first to the last.
  for (const add of options.interceptors ?? []) add(client);
  client.interceptors.request.use((config) => sendIdentity(config, options));
  client.interceptors.response.use(
    (response) => {
      readHeaders(response, options);
      return response;
    },
    (error: unknown) => {
      if (error instanceof AxiosError && error.response) {
        readHeaders(error.response, options);
        if (error.response.status === 401 && error.config?.headers.has('authorization')) options.onUnauthenticated?.();
      }
      throw toOperationError(error, options.expressions);
    },
  );
  return client;
}

/** Session, language, idempotency key and draft. They are read at each request: they change while a page is open. */
function sendIdentity(config: InternalAxiosRequestConfig, options: ClientOptions): InternalAxiosRequestConfig {
  const { headers, call } = config;
  const token = options.token();
  const sent = {
    'accept-language': options.locale(),
    requestor: options.requestor(),
    authorization: token === undefined ? undefined : `Bearer ${token}`,
    'idempotency-key': call?.onceKey,
    'x-draft': call?.draft && draftHeader(call.draft),
  };
  for (const [name, value] of Object.entries(sent)) if (value !== undefined) headers.set(name, value);
  return config;
}

/** Encoded as a query: header values are limited to ASCII. */
function draftHeader({ wizard, key, step, last }: DraftCall): string {
  return new URLSearchParams({ wizard, key, step, ...(last ? { last: 'true' } : {}) }).toString();
}

function readHeaders({ headers }: AxiosResponse<unknown>, { onRelease, onRights }: ClientOptions): void {
  const { 'x-release': hash, 'x-rights': rights } = headers;
  if (typeof hash === 'string') onRelease?.(hash);
  if (typeof rights === 'string') onRights?.(rights);
}

import axios, { AxiosError, type AxiosInstance, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import type { DraftCall, Expressions } from '#engine';
import type { OperationCall } from './OperationCall.ts';
import { toOperationError } from './toOperationError.ts';

declare module 'axios' {
  interface AxiosRequestConfig<D, P> {
    /** The called operation, its arguments and its idempotency key. */
    readonly call?: OperationCall;
  }
}

/** Adds interceptors to the client before its first request: those of the portal, or of a package for axios. */
export type AddInterceptors = (client: AxiosInstance) => void;

export interface ClientOptions {
  /** URL of the API with its prefix, `https://library.example/api`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Sent as `accept-version`. */
  readonly version: string;
  readonly expressions: Expressions;
  readonly token: () => string | undefined;
  /** E-mail of the signed-in user. The server reads it from the token and ignores this one. */
  readonly requestor: () => string | undefined;
  readonly locale: () => string;
  /** Called with the hash of the server's release for each response that contains it. */
  readonly onRelease?: (hash: string) => void;
  /** Called with the name of the caller's rights for each response that contains it. */
  readonly onRights?: (name: string) => void;
  /** Called when a request with a token was refused with 401. */
  readonly onUnauthenticated?: () => void;
  /** Request timeout in milliseconds. */
  readonly timeout?: number;
  /**
   * They run between the adapter's own interceptors and the network. Their request interceptors see every header and
   * can change it. Their response interceptors see the server's response and can repeat the request, before it becomes
   * an `OperationError`.
   */
  readonly interceptors?: readonly AddInterceptors[];
}

/**
 * Creates an axios instance that sends the identity of the caller. It rejects with `OperationError` or `AbortError`.
 */
export function createClient(options: ClientOptions): AxiosInstance {
  const client = axios.create({
    baseURL: options.baseUrl,
    // A path that begins with two slashes would address another server.
    allowAbsoluteUrls: false,
    timeout: options.timeout ?? 60_000,
    headers: { 'x-api-key': options.apiKey, 'accept-version': options.version },
    // Bodies are sent as encoded. The conversion of axios copies them first, and drops some names.
    transformRequest: [],
    // The session is a header. The adapter does not read or send cookies.
    xsrfCookieName: '',
  });
  // axios calls request interceptors from last to first, and response interceptors from first to last.
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

/** Session, language, idempotency key and draft. Read for each request, because they change while a page is open. */
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

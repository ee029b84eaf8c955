import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import {
  attachTotal,
  decodeResult,
  encodeRequest,
  FilterError,
  type HttpRequest,
  type OperationAdapter,
  OperationError,
  type OperationModel,
  type Release,
  type RunOptions,
} from '#engine';
import { type ClientOptions, createClient } from './createClient.ts';
import { fetchAdapter } from './fetchAdapter.ts';
import { OperationCall } from './OperationCall.ts';
import { toFileResult } from './toFileResult.ts';
import { toFormData } from './toFormData.ts';
import { toFailure } from './toOperationError.ts';

export interface HttpAdapterOptions extends ClientOptions {
  readonly release: () => Release;
}

type Args = Readonly<Record<string, unknown>>;

/** Browsers refuse larger bodies while a page is closing. Most characters take one to three bytes. */
const mostKeptAlive = 21_000;

/** Creates the adapter that runs operations over HTTP, with an axios client. */
export function createHttpAdapter(options: HttpAdapterOptions): OperationAdapter {
  const client = createClient(options);
  return {
    async run(id, args = {}, how = {}) {
      const release = options.release();
      const operation = findOperation(id, release);
      const request = encode(operation, args, release);
      const call = new OperationCall({ operation, args, onceKey: how.onceKey, draft: how.draft });
      try {
        const response = await client.request<unknown>({ ...configOf(request, how), ...answerOf(operation), call });
        return decode(response, operation, release);
      } catch (error) {
        throw toFailure(error, { call, expressions: options.expressions });
      }
    },
  };
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

function configOf(request: HttpRequest, { signal, keepalive, onUploadProgress }: RunOptions): AxiosRequestConfig {
  const { method, path, query, body, multipart } = request;
  const data = multipart ? toFormData(request) : body === undefined ? undefined : JSON.stringify(body);
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return {
    ...{ method, url: path, params: new URLSearchParams(pairs), data },
    // Without a body there is no content type: axios would send that of HTML forms.
    ...(multipart ? {} : { headers: { 'content-type': data === undefined ? false : 'application/json' } }),
    ...(signal === undefined ? {} : { signal }),
    // The duration of an upload depends on the connection, and the user can cancel it.
    ...(multipart ? { timeout: 0 } : {}),
    ...(multipart && onUploadProgress
      ? { onUploadProgress: ({ progress }) => progress !== undefined && onUploadProgress(progress) }
      : {}),
    ...(keepalive && typeof data === 'string' && data.length < mostKeptAlive ? { adapter: fetchAdapter } : {}),
  };
}

/** axios parses JSON if no response type is set. `text` would disable that. */
function answerOf({ result }: OperationModel): Pick<AxiosRequestConfig, 'responseType'> {
  return result.shape === 'file' ? { responseType: 'arraybuffer' } : {};
}

function decode(response: AxiosResponse<unknown>, operation: OperationModel, release: Release): unknown {
  if (operation.result.shape === 'file') return toFileResult(response);
  if (isEmpty(response)) return undefined;
  const result = decodeResult(operation, response.data, release);
  if (operation.result.shape !== 'list') return result;
  if (Array.isArray(result)) {
    const total = Number(response.headers['x-total'] ?? Number.NaN);
    return total > result.length ? attachTotal(result, total) : result;
  }
  throw new OperationError({ operation: operation.id, status: response.status, code: 'no-list', message: '' });
}

/** axios returns an empty text both for no body and for an empty text as JSON. */
function isEmpty({ data, status, headers }: AxiosResponse<unknown>): boolean {
  return status === 204 || (data === '' && !String(headers['content-type']).includes('json'));
}

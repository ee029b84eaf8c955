import { createHttpAdapter } from '#api';
import { createExpressions, type OperationAdapter, OperationError, totalOf } from '#engine';
import { parsers } from '#engine/parsers';
import { isAbortError } from '../../engine/operations/AbortError.ts';
import type { BrowserCall, BrowserOutcome, BrowserParts } from './BrowserAdapter.types.ts';

type Ending = Omit<BrowserOutcome, 'told' | 'uploaded'>;

const expressions = createExpressions(parsers);
/** The adapter under test, in a page of the server that it calls. */
let adapter: OperationAdapter | undefined;
const told: string[] = [];
const controllers = new Map<number, AbortController>();

window.contract = {
  open({ release, token, requestor, timeout }: BrowserParts) {
    adapter = createHttpAdapter({
      ...{ baseUrl: '/api', apiKey: 'library-key', version: '1', release: () => release, expressions },
      ...{ token: () => token, requestor: () => requestor, locale: () => 'fr' },
      onRelease: (hash) => told.push(`release ${hash === release.hash}`),
      onUnauthenticated: () => told.push('unauthenticated'),
      ...(timeout === undefined ? {} : { timeout }),
    });
  },
  async run({ number, id, args, files, how, isAborted }: BrowserCall) {
    const controller = new AbortController();
    controllers.set(number, controller);
    if (isAborted) controller.abort();
    const uploaded: number[] = [];
    const made = Object.entries(files).map(([name, file]) => [name, new File([file.text], file.name, file)]);
    const call = adapter?.run(
      id,
      { ...args, ...Object.fromEntries(made) },
      { ...how, signal: controller.signal, onUploadProgress: (part) => uploaded.push(part) },
    );
    const ending = await Promise.resolve(call).then(endingOf, failureOf);
    return { ...ending, uploaded, told: told.splice(0) };
  },
  abort: (number) => controllers.get(number)?.abort(),
};

function endingOf(value: unknown): Ending {
  if (typeof value === 'object' && value !== null && 'data' in value && value.data instanceof ArrayBuffer)
    return { value: { ...value, data: undefined }, bytes: [...new Uint8Array(value.data)] };
  return { value, total: totalOf(value) };
}

function failureOf(error: unknown): Ending {
  if (isAbortError(error)) return { aborted: true };
  if (!(error instanceof OperationError)) throw error;
  const { operation, status, code, message, fields, errors } = error;
  return { refused: { operation, status, code, message, fields, errors } };
}

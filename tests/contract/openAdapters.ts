import { afterAll, afterEach } from 'vitest';
import { createHttpAdapter, createMemoryAdapter, type MemoryCall } from '#api';
import { expressions } from '#compiler';
import { type OperationAdapter, OperationError, type Release, type User } from '#engine';
import { findBrowser } from '../conformance/browser/openPage.ts';
import { clock, release, validators } from '../conformance/library/world.ts';
import { type ContractBrowser, type OpenedPage, startContractBrowser } from './openInBrowser.ts';
import { type Instead, type ServedRelease, serveRelease } from './serveRelease.ts';

export const records = {
  book: [
    { isbn: '0001', title: 'Emma', author: 'Austen', copies: 3, price: 5, secret: 's', shelf: { row: 1, floor: 2 } },
    { isbn: '0002', title: 'Ivanhoe', author: 'Scott', copies: 1 },
    { isbn: '0003', title: 'Persuasion', author: 'Austen' },
  ],
  loan: [
    { id: 1, member: 'ann@example.com', isbn: '0001', from: '2026-11-01', until: '2026-11-30', state: 'OPEN' },
    { id: 2, member: 'bo@example.com', isbn: '0002', from: '2026-10-01', until: '2026-10-20', state: 'OPEN' },
    { id: 3, member: 'bo@example.com', isbn: '0002', from: '2026-09-01', until: '2026-09-20', state: 'CLOSED' },
  ],
};

export const problems = [
  {
    code: 'pin/short',
    message: 'Too short',
    file: 'pins.json',
    pointer: '/pin',
    line: 2,
    column: 3,
    hint: 'Four digits',
  },
  { code: 'pin/old', message: 'Used before', file: 'pins.json', pointer: '' },
];

function changePin({ body }: MemoryCall): undefined {
  if (body['pin'] !== 'used1') return;
  const message = 'The pin is not in order.';
  throw new OperationError({ operation: 'pins.change', status: 422, code: 'pin', message, errors: problems });
}

/** Creates the adapter in memory with the records of the library. */
export function inMemory(user: User, delay?: () => Promise<void>): OperationAdapter {
  const handlers = { 'cards.print': () => 'a card', 'pins.change': changePin };
  const world = { release, records, validators, user, clock, expressions, handlers };
  return createMemoryAdapter({ ...world, ...(delay ? { delay } : {}) });
}
export interface HttpParts {
  readonly token?: string | undefined;
  readonly instead?: Instead;
  readonly told?: string[];
  readonly timeout?: number;
  /** Delay of the server before each response. */
  readonly delay?: () => Promise<void>;
  /** The operations that the caller knows; by default those of the server. */
  readonly known?: Release;
}

export interface OverHttp extends Partial<Pick<OpenedPage, 'page'>> {
  readonly adapter: OperationAdapter;
  readonly server: ServedRelease;
}

export type OpenOverHttp = (user: User, parts?: HttpParts) => Promise<OverHttp>;

const executablePath = findBrowser();
export const isBrowserThere = executablePath !== undefined;

/** Opens the HTTP adapter in Node and in a browser. What a test opened is closed after it. */
export function openersOverHttp(): { readonly inNode: OpenOverHttp; readonly inBrowser: OpenOverHttp } {
  const opened: (() => Promise<void>)[] = [];
  let starting: Promise<ContractBrowser> | undefined;
  afterEach(async () => {
    for (const close of opened.splice(0)) await close();
  });
  afterAll(async () => {
    await (await starting)?.close();
  });

  async function serve(user: User, { delay, instead }: HttpParts): Promise<ServedRelease> {
    const server = await serveRelease(release, inMemory(user, delay), instead ?? (() => undefined));
    opened.push(server.close);
    return server;
  }

  return {
    inNode: async (user, parts = {}) => {
      const server = await serve(user, parts);
      const { told = [], known = release, timeout } = parts;
      const adapter = createHttpAdapter({
        ...{ baseUrl: server.url, apiKey: 'library-key', version: '1', release: () => known, expressions },
        ...{ token: () => tokenOf(parts), requestor: () => user.email, locale: () => 'fr' },
        onRelease: (hash) => told.push(`release ${hash === release.hash}`),
        onUnauthenticated: () => told.push('unauthenticated'),
        ...(timeout === undefined ? {} : { timeout }),
      });
      return { adapter, server };
    },
    inBrowser: async (user, parts = {}) => {
      starting ??= startContractBrowser(executablePath ?? '');
      const browser = await starting;
      const server = await serve(user, parts);
      const { told = [], known = release, timeout } = parts;
      const given = { release: known, token: tokenOf(parts), requestor: user.email, timeout };
      const { page, adapter, release: letGo } = await browser.open(server.url, given, told);
      opened.unshift(async () => letGo());
      return { adapter, server, page };
    },
  };
}

function tokenOf(parts: HttpParts): string | undefined {
  return 'token' in parts ? parts.token : 'a.b.c';
}

/** Returns the error of a call, or its result if it did not fail. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => ({ answered: value }),
    (error: unknown) => error,
  );
}

/** Returns the status, code and fields of a refusal. */
export async function refusal(promise: Promise<unknown>): Promise<unknown> {
  const error = await failureOf(promise);
  if (!(error instanceof OperationError)) return error;
  return { status: error.status, code: error.code, fields: error.fields };
}

import { compileRelease } from '#compiler';
import type { Release } from '#engine';
import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler } from '../contract/handler.types.ts';
import { isUploadedFile } from '../contract/UploadedFile.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { openStoredFile } from '../files/openStoredFile.ts';
import { removeStoredFile } from '../files/removeStoredFile.ts';
import { openApp, type TestApp } from './openApp.ts';
import { toyPassword } from './openToyApp.ts';
import { toyInputs } from './toyInputs.ts';
import { toyHandlers, toyStorages } from './toyProduct.ts';

const file = {
  field: 'file',
  title: 'File',
  format: 'file',
  extensions: ['pdf', 'png', 'jpg', 'jpeg', 'txt', 'rtf', 'doc', 'docx', 'xlsx', 'csv'],
  maxSize: '25 MB',
  messages: { extensions: 'invalid file' },
};
const text = { field: 'about', title: 'About', type: 'string', maxLength: 40, required: true };

/** Messages about files, as in the engine's translation catalogue. */
const texts = {
  content: { is: 'The content of {value} is not what its name says' },
  active: { is: '{value} contains something that runs' },
  damaged: { is: '{value} is empty or damaged' },
  infected: { is: 'A virus was found in {value}' },
  maxSize: { is: '{title} must be no larger than {limit}' },
};

const operations: Readonly<Record<string, object>> = {
  'covers.upload': {
    call: 'POST /covers',
    part: 'cover',
    body: [{ ...file, required: true }, text],
    result: 'cover',
  },
  'covers.uploadMany': {
    call: 'POST /covers/several',
    body: [
      { ...file, many: true, maxItems: 3, required: true },
      text,
      { field: 'pages', title: 'Pages', type: 'integer' },
    ],
    result: { list: 'cover' },
  },
  'covers.get': { call: 'GET /covers/{id}', of: 'cover', result: { file: true } },
  'covers.remove': { call: 'DELETE /covers/{id}', of: 'cover' },
};

const cover = {
  title: 'Cover',
  key: 'id',
  properties: Object.fromEntries(
    ['id', 'name', 'type', 'hash'].map((name) => [name, { title: name, type: 'string', readOnly: true }]),
  ),
};

/** The lending library, with book covers as files that a librarian uploads. */
function coverRelease(): Release {
  return compileRelease([
    ...toyInputs.map((input) =>
      input.id === 'en/engine' ? { ...input, json: { ...Object(input.json), ...texts } } : input,
    ),
    { kind: 'entity', id: 'cover', json: cover },
    ...Object.entries(operations).map(([id, json]) => ({
      kind: 'operation',
      id,
      json: { title: id, allow: 'librarian', ...json },
    })),
  ]);
}

const coverHandlers: readonly Handler[] = [
  defineHandler('covers.upload', async ({ body, refuse }) => {
    // A handler can refuse a call after its file was stored.
    if (body['about'] === 'refused') return refuse(422, 'state', 'The book has a cover.');
    if (body['about'] === 'broken') throw new Error('The handler has an error.');
    return body['file'];
  }),
  defineHandler('covers.uploadMany', async ({ body }) =>
    Array.isArray(body['file']) ? body['file'].filter(isUploadedFile) : [],
  ),
  defineHandler('covers.get', (context) => openStoredFile(context, String(context.args['id']))),
  defineHandler('covers.remove', (context) => removeStoredFile(context, String(context.args['id']))),
];

interface CoverApp extends Pick<TestApp, 'app' | 'services' | 'folder' | 'log' | 'time' | 'work' | 'signIn'> {
  /** Sends a form with files and other values, as a browser does. */
  send(path: string, token: string, parts: readonly Part[]): Promise<{ status: number; json: unknown }>;
}

/** A part of a form: a value, or a file with its name. */
export interface Part {
  readonly name: string;
  readonly value: string | { readonly name: string; readonly content: Uint8Array<ArrayBuffer> };
}

/** Opens the server of a library with book covers. */
export async function openCoverApp(
  database: DatabaseHandle,
  environment: Readonly<Record<string, string>> = {},
): Promise<CoverApp> {
  const opened = await openApp(database, {
    portal: {
      handlers: [...toyHandlers, ...coverHandlers],
      storages: toyStorages,
      jobs: [],
      source: { release: coverRelease(), files: [] },
      password: toyPassword,
    },
    environment: { LOG_LEVEL: 'info', RATE_LIMIT: '100000', ...environment },
  });
  const send: CoverApp['send'] = async (path, token, parts) => {
    const form = new FormData();
    for (const { name, value } of parts) {
      if (typeof value === 'string' && name === 'cover')
        form.append(name, new Blob([value], { type: 'application/json' }));
      else if (typeof value === 'string') form.append(name, value);
      else form.append(name, new Blob([value.content]), value.name);
    }
    const encoded = new Response(form);
    const answer = await opened.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    const json: unknown = answer.body === '' ? undefined : JSON.parse(answer.body);
    return { status: answer.statusCode, json };
  };
  return { ...opened, send };
}

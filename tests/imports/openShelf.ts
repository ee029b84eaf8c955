import { isRecord } from '#engine';
import {
  cancelImport,
  type DatabaseHandle,
  findRecord,
  type Handler,
  type HandlerContext,
  importSource,
  importTaskStore,
  isUploadedFile,
  refusedRows,
  removeStoredFile,
  scheduleImport,
} from '#server';
import { openApp, type TestApp } from '#server/testing';
import { documentRelease } from '../../server/testing/documentRelease.ts';
import { toyPassword } from '../../server/testing/openToyApp.ts';

const file = { field: 'file', title: 'Sheet', format: 'file', extensions: ['xlsx'], required: true };
const readOnly = { readOnly: true };

const definitions = [
  {
    kind: 'entity',
    id: 'volume',
    json: {
      title: 'Volume',
      key: 'isbn',
      properties: {
        isbn: { title: 'ISBN', type: 'string', pattern: '^[0-9]{4}$', required: true },
        title: { title: 'Title', type: 'string', maxLength: 40, required: true },
        copies: { title: 'Copies', type: 'integer', minimum: 0, default: 1 },
        bought: { title: 'Bought', type: 'string', format: 'date' },
        rare: { title: 'Rare', type: 'boolean' },
        kind: { title: 'Kind', values: ['novel', { value: 'guide', title: 'Travel guide' }] },
      },
      rules: [
        { rule: 'few', at: 'copies', when: '=this.rare', check: '=this.copies < 10', message: 'Too many copies' },
      ],
    },
  },
  {
    kind: 'entity',
    id: 'import-task',
    json: {
      title: 'Task',
      key: 'id',
      ...readOnly,
      properties: {
        id: { title: 'Number', type: 'integer' },
        status: { title: 'Status', values: ['SCHEDULED', 'RUNNING', 'DONE', 'CANCELLED', 'FAILED'] },
        rows: { title: 'Rows', type: 'integer' },
        created: { title: 'Created', type: 'integer' },
        refused: { title: 'Refused', type: 'integer' },
        createdBy: { title: 'By', type: 'string' },
      },
    },
  },
  {
    kind: 'entity',
    id: 'import-check',
    json: {
      title: 'Check',
      ...readOnly,
      properties: {
        rows: { title: 'Rows', type: 'integer' },
        refused: { title: 'Refused', type: 'integer' },
        problems: {
          title: 'Problems',
          type: 'array',
          items: {
            properties: {
              row: { title: 'Row', type: 'integer' },
              column: { title: 'Column', type: 'string' },
              value: { title: 'Value', type: 'string' },
              message: { title: 'Message', type: 'string' },
            },
          },
        },
      },
    },
  },
  {
    kind: 'form',
    id: 'volume-row',
    json: { title: 'Books', fields: ['isbn', 'title', 'copies', 'bought', 'rare', 'kind'], submits: 'volumes.create' },
  },
  {
    kind: 'template',
    id: 'ended',
    json: {
      given: { task: 'import-task' },
      to: '=task.createdBy',
      subject: '{task.status}',
      body: '{task.created} and {task.refused}',
    },
  },
  ...Object.entries({
    'volumes.create': {
      call: 'POST /volumes',
      of: 'volume',
      result: 'volume',
      body: ['isbn', 'title', 'copies', 'bought', 'rare', 'kind'],
    },
    'volumes.list': { call: 'GET /volumes', result: { page: 'volume' }, size: 1000 },
    'volumes.import': {
      call: 'POST /volumes/import',
      of: 'import-task',
      result: 'import-task',
      query: [{ field: 'startsAt', title: 'Start', type: 'string' }],
      body: [file],
    },
    'volumes.check': { call: 'POST /volumes/check', of: 'import-check', result: 'import-check', body: [file] },
    'volumes.mark': { call: 'POST /volumes/mark', of: 'import-check', result: { file: true }, body: [file] },
    'volumes.tasks': { call: 'GET /volumes/tasks', result: { page: 'import-task' } },
    'volumes.cancel': { call: 'POST /volumes/tasks/{id}/cancel', of: 'import-task' },
    'volumes.refused': { call: 'GET /volumes/tasks/{id}/refused', of: 'import-task', result: { file: true } },
    'volumes.template': { call: 'GET /volumes/template', of: 'import-task', result: { file: true } },
  }).map(([id, json]) => ({ kind: 'operation', id, json: { title: id, allow: 'librarian', ...json } })),
];

const form = 'volume-row';

function sentFile({ body }: HandlerContext) {
  if (!isUploadedFile(body['file'])) throw new Error('There is no file.');
  return body['file'];
}

const handlers: readonly Handler[] = [
  {
    operation: 'volumes.import',
    run: async (context) => {
      const { startsAt } = context.args;
      const id = await scheduleImport(context, {
        ...{ form, file: sentFile(context), template: 'ended' },
        ...(typeof startsAt === 'string' ? { startsAt } : {}),
      });
      return findRecord(context, 'import-task', id);
    },
  },
  {
    operation: 'volumes.check',
    run: async (context) => {
      const source = importSource(context, form, sentFile(context));
      const checked = await context.outside('check', async () => () => context.imports.check(source));
      await removeStoredFile(context, source.file.id);
      return checked;
    },
  },
  {
    operation: 'volumes.mark',
    run: (context) => {
      const source = importSource(context, form, sentFile(context));
      return context.outside('mark', async () => () => context.imports.mark(source));
    },
  },
  { operation: 'volumes.cancel', run: (context) => cancelImport(context, Number(context.args['id'])) },
  { operation: 'volumes.refused', run: (context) => refusedRows(context, Number(context.args['id'])) },
  {
    operation: 'volumes.template',
    run: (context) => {
      const { user, locale } = context;
      const values = { Copies: 3, Kind: 'guide', Bought: '2026-11-21' };
      const request = { form, user, locale, name: 'Books.xlsx', rows: 5, values };
      return context.outside('template', async () => () => context.imports.template(request));
    },
  },
];

export interface Shelf extends TestApp {
  /** The access token of the user who imports. */
  readonly token: string;
  /** Uploads a file as a form does. */
  send(
    path: string,
    content: Uint8Array,
    name?: string,
  ): Promise<{ readonly status: number; readonly json: unknown; readonly bytes: Buffer }>;
  /** Returns the error of the file as a whole, or the number of its rows and their problems. */
  check(content: Uint8Array, name?: string): Promise<unknown>;
}

/**
 * Opens a library whose books the user `who` imports from sheets. `folder` keeps the stored files after the server is
 * closed.
 */
export async function openShelf(database: DatabaseHandle, who: string, folder?: string): Promise<Shelf> {
  const opened = await openApp(database, {
    portal: {
      ...{ handlers, storages: [importTaskStore], jobs: [], password: toyPassword },
      source: { release: documentRelease(definitions), files: [] },
    },
    environment: { LOG_LEVEL: 'warn', RATE_LIMIT: '100000' },
    ...(folder === undefined ? {} : { folder }),
  });
  const token = await opened.signIn(who);
  const send: Shelf['send'] = async (path, content, name = 'books.xlsx') => {
    const sent = new FormData();
    sent.append('file', new Blob([Uint8Array.from(content)]), name);
    const encoded = new Response(sent);
    const answer = await opened.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const json: unknown = isJson && answer.body !== '' ? JSON.parse(answer.body) : undefined;
    return { status: answer.statusCode, json, bytes: answer.rawPayload };
  };
  return {
    ...opened,
    token,
    send,
    async check(content, name) {
      const { status, json } = await send('/volumes/check', content, name);
      if (status === 200 || !isRecord(json)) return json;
      return isRecord(json['fields']) ? { status, file: json['fields']['/file'] } : { status, code: json['code'] };
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createProtocolConnection,
  type Diagnostic,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'language-server-'));
cpSync(join(root, 'tests', 'fixtures', 'gate', 'base'), folder, { recursive: true });

let server: ChildProcess;
let editor: ProtocolConnection;
/** The last diagnostics by file. Listeners are called when they change. */
const reported = new Map<string, readonly Diagnostic[]>();
let listeners: readonly (() => void)[] = [];

const uriOf = (file: string): string => pathToFileURL(join(folder, file)).href;
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

beforeAll(async () => {
  server = spawn(process.execPath, [join(root, 'scripts', 'lsp.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  if (server.stdout === null || server.stdin === null) throw new Error('The server has no pipes');
  editor = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  editor.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }) => {
    reported.set(uri, diagnostics);
    for (const listener of listeners) listener();
  });
  editor.listen();
  await editor.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} });
  await editor.sendNotification('initialized', {});
});

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Resolves with the diagnostics of a file once they fit. */
function untilReported(file: string, fits: (diagnostics: readonly Diagnostic[]) => boolean) {
  return new Promise<readonly Diagnostic[]>((resolve) => {
    const look = (): void => {
      const diagnostics = reported.get(uriOf(file));
      if (diagnostics === undefined || !fits(diagnostics)) return;
      listeners = listeners.filter((listener) => listener !== look);
      resolve(diagnostics);
    };
    listeners = [...listeners, look];
    look();
  });
}

async function open(file: string, text = textOf(file)): Promise<void> {
  const textDocument = { uri: uriOf(file), languageId: 'json', version: 1, text };
  await editor.sendNotification('textDocument/didOpen', { textDocument });
}

async function close(file: string): Promise<void> {
  await editor.sendNotification('textDocument/didClose', { textDocument: { uri: uriOf(file) } });
}

/** Returns the zero-based position of a mark in a text. */
function positionOf(text: string, mark: string, behind = 0) {
  const lines = text.slice(0, text.indexOf(mark) + behind).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

/** Opens a file with a text in which `^` marks the cursor. Returns the labels of the completions there. */
async function completeAt(file: string, marked: string): Promise<readonly string[]> {
  const text = marked.replace('^', '');
  await open(file, text);
  const position = positionOf(marked, '^');
  const items = await editor.sendRequest('textDocument/completion', { textDocument: { uri: uriOf(file) }, position });
  await close(file);
  if (!Array.isArray(items)) throw new Error('No list of completions came');
  return items.map(({ label }: { readonly label: string }) => label);
}

const form = 'loans/renew-loan.form.json';

describe('completion', () => {
  test('offers names of definitions where one is written, also while the file is not complete', async () => {
    const found = await completeAt(form, '{ "$schema": "../form.schema.json", "submits": "^ }');

    expect(found).toContain('loans.renew');
  });

  test('offers properties of the entity in a list of fields', async () => {
    const found = await completeAt(
      'loans/new.form.json',
      '{ "$schema": "../form.schema.json", "of": "loan", "fields": ["^"] }',
    );

    expect(found).toContain('dueOn');
  });

  test('offers variables, functions and properties in an expression', async () => {
    const start =
      '{ "$schema": "../form.schema.json", "given": { "loan": "loan" }, "submits": "loans.renew", "fields": [{ "field": "dueOn", "default": "';

    expect(await completeAt(form, `${start}=^" }] }`)).toEqual(expect.arrayContaining(['loan', 'user', 'today']));
    expect(await completeAt(form, `${start}=loan.^" }] }`)).toEqual(expect.arrayContaining(['dueOn', 'status']));
  });

  test('offers the parameters of the operation in its arguments', async () => {
    const found = await completeAt(
      form,
      '{ "$schema": "../form.schema.json", "submits": { "run": "loans.renew", "with": { "^" } }, "fields": ["dueOn"] }',
    );

    expect(found).toContain('loanId');
  });

  test('offers the properties of the language from its schema', async () => {
    expect(await completeAt(form, '{ "$schema": "../form.schema.json", ^ }')).toContain('submits');
  });
});

describe('names', () => {
  test('lead to where they are declared', async () => {
    const text = textOf(form);
    await open(form);

    const place = await editor.sendRequest('textDocument/definition', {
      textDocument: { uri: uriOf(form) },
      position: positionOf(text, 'loan.loanId', 'loan.'.length),
    });

    await close(form);
    const entity = textOf('loans/loan.entity.json');
    const start = positionOf(entity, '"loanId": {', 1);
    expect(place).toEqual({
      uri: uriOf('loans/loan.entity.json'),
      range: { start, end: { line: start.line, character: start.character + 'loanId'.length } },
    });
  });

  test('say what they mean', async () => {
    const text = textOf(form);
    await open(form);

    const hovers = await Promise.all(
      [positionOf(text, '"loans.renew"', 3), positionOf(text, '"submits"', 3)].map((position) =>
        editor.sendRequest('textDocument/hover', { textDocument: { uri: uriOf(form) }, position }),
      ),
    );

    await close(form);
    expect(hovers).toEqual([
      { contents: { kind: 'markdown', value: '**operation/loans.renew**, loans/loans.renew.operation.json' } },
      expect.objectContaining({ contents: [expect.stringMatching(/^Call /)] }),
    ]);
  });

  test('have all their uses listed', async () => {
    const text = textOf(form);
    await open(form);

    const uses = await editor.sendRequest('textDocument/references', {
      textDocument: { uri: uriOf(form) },
      position: positionOf(text, '"loans.renew"', 1),
      context: { includeDeclaration: false },
    });

    await close(form);
    if (!Array.isArray(uses)) throw new Error('No list of uses came');
    expect(uses.map(({ uri }: { readonly uri: string }) => uri)).toEqual(
      expect.arrayContaining([uriOf(form), uriOf('loans/loan.lifecycle.json')]),
    );
  });

  test('are renamed in all files, with the files that are named after them and their translations', async () => {
    const text = textOf(form);
    await open(form);

    const edit = await editor.sendRequest('textDocument/rename', {
      textDocument: { uri: uriOf(form) },
      position: positionOf(text, '"$schema"', 1),
      newName: 'extend-loan',
    });

    await close(form);
    expect(edit).toEqual({
      documentChanges: expect.arrayContaining([
        {
          textDocument: { uri: uriOf('loans/locale/fr.json'), version: null },
          edits: [expect.objectContaining({ newText: 'extend-loan.form' })],
        },
        { kind: 'rename', oldUri: uriOf(form), newUri: uriOf('loans/extend-loan.form.json') },
      ]),
    });
  });

  test('are not renamed where the set would be refused afterwards', async () => {
    const text = textOf(form);
    await open(form);

    const renaming = editor.sendRequest('textDocument/rename', {
      textDocument: { uri: uriOf(form) },
      position: positionOf(text, '"$schema"', 1),
      newName: 'Not An Id',
    });

    await expect(renaming).rejects.toThrow(/^The set would be refused: /);
    await close(form);
  });
});

describe('what the gate finds', () => {
  const wrong = textOf(form).replace('"loans.renew"', '"loans.renw"');
  /** What was reported of the texts of other tests may still come. */
  const isFound = (diagnostics: readonly Diagnostic[]) => diagnostics.some(({ code }) => code === 'reference/unknown');

  test('is reported while the file is edited, and taken back', async () => {
    await open(form, wrong);

    const found = await untilReported(form, isFound);

    const start = positionOf(wrong, 'loans.renw');
    expect(found).toEqual([
      {
        range: { start, end: { line: start.line, character: start.character + 'loans.renw'.length } },
        severity: 1,
        code: 'reference/unknown',
        source: 'formwork',
        message: 'No operation "loans.renw"\nDid you mean "loans.renew"?',
        data: { found: 'loans.renw', nearest: 'loans.renew' },
      },
    ]);
    const contentChanges = [{ text: textOf(form) }];
    await editor.sendNotification('textDocument/didChange', {
      textDocument: { uri: uriOf(form), version: 2 },
      contentChanges,
    });
    expect(await untilReported(form, (diagnostics) => diagnostics.length === 0)).toEqual([]);
    await close(form);
  });

  test('has a quick fix where one name is near', async () => {
    await open(form, wrong);
    const [diagnostic] = await untilReported(form, isFound);
    if (diagnostic === undefined) throw new Error('Nothing is reported');

    const actions = await editor.sendRequest('textDocument/codeAction', {
      textDocument: { uri: uriOf(form) },
      range: diagnostic.range,
      context: { diagnostics: [diagnostic] },
    });

    await close(form);
    expect(actions).toEqual([
      {
        title: 'Replace loans.renw with loans.renew',
        kind: 'quickfix',
        diagnostics: [diagnostic],
        isPreferred: true,
        edit: { changes: { [uriOf(form)]: [{ range: diagnostic.range, newText: 'loans.renew' }] } },
      },
    ]);
  });
});

test('The server ends when the editor does', async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));

  await editor.sendRequest('shutdown');
  await editor.sendNotification('exit');

  expect(await ended).toBe(0);
});

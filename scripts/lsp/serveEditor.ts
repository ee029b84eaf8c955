import {
  CodeActionKind,
  type CompletionItem,
  CompletionItemKind,
  type Connection,
  type Location,
  type Range,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { nameRange, type Position, RenameError, type TextRange } from '#compiler';
import { createJsonService } from './createJsonService.ts';
import { type DefinitionSession, openSession } from './DefinitionSession.ts';
import { type DefinitionPlace, findPlace, uriOf } from './definitionPlace.ts';
import { type FixData, toDiagnostic } from './toDiagnostic.ts';

/** Milliseconds without changes before the set is checked. */
const pause = 150;

/** Serves an editor for folders of definitions, until it closes the connection. */
export function serveEditor(connection: Connection): void {
  const documents = new TextDocuments(TextDocument);
  const json = createJsonService();
  const sessions = new Map<string, DefinitionSession>();
  const waiting = new Map<string, NodeJS.Timeout>();
  /** Files with reported errors, which must be cleared later. */
  const reported = new Map<string, Set<string>>();

  const sessionOf = (root: string): DefinitionSession => {
    const session = sessions.get(root) ?? openSession(root);
    sessions.set(root, session);
    return session;
  };
  const placeOf = (uri: string): (DefinitionPlace & { readonly session: DefinitionSession }) | undefined => {
    const place = findPlace(uri);
    return place === undefined ? undefined : { ...place, session: sessionOf(place.root) };
  };

  connection.onInitialize(() => ({
    serverInfo: { name: 'formwork' },
    capabilities: {
      textDocumentSync: TextDocumentSyncKind.Incremental,
      completionProvider: { triggerCharacters: ['"', '=', '.', '?', '{', ':', '('] },
      hoverProvider: true,
      definitionProvider: true,
      referencesProvider: true,
      renameProvider: { prepareProvider: true },
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
      documentSymbolProvider: true,
    },
  }));

  documents.onDidChangeContent(({ document }) => {
    const place = placeOf(document.uri);
    if (place === undefined) return;
    place.session.write(place.file, document.getText());
    reportLater(place.session);
  });
  documents.onDidClose(({ document }) => {
    const place = placeOf(document.uri);
    if (place === undefined) return;
    place.session.write(place.file);
    reportLater(place.session);
  });
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) {
      const place = documents.get(uri) === undefined ? placeOf(uri) : undefined;
      if (place === undefined) continue;
      place.session.write(place.file);
      reportLater(place.session);
    }
  });
  connection.onShutdown(() => {
    for (const timer of waiting.values()) clearTimeout(timer);
  });

  connection.onCompletion(async ({ textDocument, position }) => {
    const document = documents.get(textDocument.uri);
    const place = placeOf(textDocument.uri);
    if (document === undefined || place === undefined) return [];
    const names = place.session.complete(place.file, document.offsetAt(position));
    if (names !== undefined) {
      const range = { start: document.positionAt(names.start), end: document.positionAt(names.end) };
      return names.completions.map(
        ({ name, kind, detail }): CompletionItem => ({
          label: name,
          kind: completionKinds[kind] ?? CompletionItemKind.Reference,
          detail: detail === '' ? kind : `${kind}: ${detail}`,
          textEdit: { range, newText: name },
        }),
      );
    }
    return (await json.doComplete(document, position, json.parseJSONDocument(document)))?.items ?? [];
  });

  connection.onHover(async ({ textDocument, position }) => {
    const document = documents.get(textDocument.uri);
    const place = placeOf(textDocument.uri);
    if (document === undefined || place === undefined) return null;
    const target = place.session.findNamed(place.file, fromEditor(position));
    const declared = target === undefined ? undefined : place.session.declarationOf(target);
    const own = await json.doHover(document, position, json.parseJSONDocument(document));
    if (target === undefined || declared === undefined) return own;
    const value = `**${target}**, ${declared.file.slice('definitions/'.length)}`;
    return { contents: { kind: 'markdown', value } };
  });

  connection.onDocumentSymbol(({ textDocument }) => {
    const document = documents.get(textDocument.uri);
    return document === undefined ? [] : json.findDocumentSymbols2(document, json.parseJSONDocument(document));
  });

  connection.onDefinition(({ textDocument, position }) => {
    const place = placeOf(textDocument.uri);
    const target = place?.session.findNamed(place.file, fromEditor(position));
    const declared = target === undefined ? undefined : place?.session.declarationOf(target);
    return place === undefined || declared === undefined ? null : locationOf(place.session, declared);
  });

  connection.onReferences(({ textDocument, position, context }) => {
    const place = placeOf(textDocument.uri);
    const target = place?.session.findTarget(place.file, fromEditor(position));
    if (place === undefined || target === undefined) return [];
    const { session } = place;
    const uses = session
      .usesOf(target)
      .flatMap((use) => locationOf(session, { ...use, length: use.name.length }) ?? []);
    const declared = context.includeDeclaration ? session.declarationOf(target) : undefined;
    return [...(declared === undefined ? [] : [locationOf(session, declared) ?? []].flat()), ...uses];
  });

  connection.onPrepareRename(({ textDocument, position }) => {
    const place = placeOf(textDocument.uri);
    const target = place?.session.findTarget(place.file, fromEditor(position));
    return target === undefined ? null : { defaultBehavior: true };
  });

  connection.onRenameRequest(({ textDocument, position, newName }) => {
    const place = placeOf(textDocument.uri);
    const target = place?.session.findTarget(place.file, fromEditor(position));
    if (place === undefined || target === undefined) return null;
    try {
      return toWorkspaceEdit(place.session, target, newName);
    } catch (error) {
      if (error instanceof RenameError) return new ResponseError(requestFailed, error.message);
      throw error;
    }
  });

  connection.onCodeAction(({ textDocument, context }) =>
    context.diagnostics.flatMap((diagnostic) => {
      const fix = fixOf(diagnostic.data);
      if (fix === undefined) return [];
      const edit = { changes: { [textDocument.uri]: [{ range: diagnostic.range, newText: fix.nearest }] } };
      const title = `Replace ${fix.found} with ${fix.nearest}`;
      return [{ title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], isPreferred: true, edit }];
    }),
  );

  documents.listen(connection);
  connection.listen();

  function reportLater(session: DefinitionSession): void {
    clearTimeout(waiting.get(session.root));
    waiting.set(
      session.root,
      setTimeout(() => void report(session), pause),
    );
  }

  async function report(session: DefinitionSession): Promise<void> {
    const byFile = Map.groupBy(session.check(), ({ file }) => file);
    const before = reported.get(session.root) ?? new Set();
    const open = documents.all().flatMap(({ uri }) => {
      const place = findPlace(uri);
      return place?.root === session.root ? [place.file] : [];
    });
    for (const file of new Set([...before, ...byFile.keys(), ...open])) {
      const text = session.textOf(file) ?? '';
      const diagnostics = (byFile.get(file) ?? []).map((finding) => toDiagnostic(finding, text));
      await connection.sendDiagnostics({ uri: uriOf(session.root, file), diagnostics });
    }
    reported.set(session.root, new Set(byFile.keys()));
  }
}

/** Error code of the protocol for a refused request. */
const requestFailed = -32803;

const completionKinds: Readonly<Record<string, CompletionItemKind>> = {
  property: CompletionItemKind.Property,
  variable: CompletionItemKind.Variable,
  function: CompletionItemKind.Function,
  parameter: CompletionItemKind.Field,
  state: CompletionItemKind.EnumMember,
  entity: CompletionItemKind.Class,
};

function fromEditor({ line, character }: Range['start']): Position {
  return { line: line + 1, column: character + 1 };
}

function toRange({ start, end }: TextRange): Range {
  return {
    start: { line: start.line - 1, character: start.column - 1 },
    end: { line: end.line - 1, character: end.column - 1 },
  };
}

type Placed = Parameters<typeof nameRange>[1] & { readonly file: string };

function locationOf(session: DefinitionSession, place: Placed): Location | undefined {
  const range = nameRange(session.textOf(place.file) ?? '', place);
  return range === undefined ? undefined : { uri: uriOf(session.root, place.file), range: toRange(range) };
}

/** Returns all edits, followed by the renamed files; editors apply them in this order. */
function toWorkspaceEdit(session: DefinitionSession, target: string, name: string): WorkspaceEdit {
  const { edits, files } = session.rename(target, name);
  const changed = [...Map.groupBy(edits, ({ file }) => file)].map(([file, own]) => ({
    textDocument: { uri: uriOf(session.root, file), version: null },
    edits: own.map(({ range, text }) => ({ range: toRange(range), newText: text })),
  }));
  const moved = files.map(({ from, to }) => ({
    kind: 'rename' as const,
    oldUri: uriOf(session.root, from),
    newUri: uriOf(session.root, to),
  }));
  return { documentChanges: [...changed, ...moved] };
}

function fixOf(data: unknown): FixData | undefined {
  if (typeof data !== 'object' || data === null || !('found' in data) || !('nearest' in data)) return undefined;
  const { found, nearest } = data;
  return typeof found === 'string' && typeof nearest === 'string' ? { found, nearest } : undefined;
}

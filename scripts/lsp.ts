import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { runCommand } from './command/runCommand.ts';
import { serveEditor } from './lsp/serveEditor.ts';

const usage = `
npm run lsp

Serves editors over standard input and output, in the Language Server Protocol. docs/tools.md describes how to set one
up. The folder of definitions is that of the file that is edited.

`;

await runCommand(usage, () => serveEditor(createConnection(ProposedFeatures.all, process.stdin, process.stdout)));

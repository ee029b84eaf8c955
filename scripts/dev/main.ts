import { createServer, type ViteDevServer } from 'vite';
import type { FolderStatus } from '#server';
import { findDefinitions } from '../command/findDefinitions.ts';
import { readDefinitionFiles } from '../readDefinitionFiles.ts';
import { createFailurePrinter } from './createFailurePrinter.ts';
import { startServer } from './startServer.ts';

/** Port and address of the page, which proxies the API. */
const port = Number(process.env['DEV_PORT'] ?? 5173);
const page = `http://localhost:${port}`;

let vite: ViteDevServer | undefined;
const failures = createFailurePrinter({
  readFiles: () => readDefinitionFiles(findDefinitions(undefined).root),
  write: (line) => console.warn(line),
  withAbsent: process.env['LOG_LEVEL'] === 'debug',
});
let told: Promise<void> = Promise.resolve();
const server = startServer({
  args: process.argv.slice(2),
  // Links in mails lead to the page of Vite. Requests for single modules are not logged.
  env: { PUBLIC_URL: page, LOG_LEVEL: 'warn', ...process.env },
  // Sequential, so that the page gets the messages in order.
  onStatus: (next) => {
    told = told.then(() => tell(next));
  },
});
server.once('exit', (code) => void end(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));

async function tell(next: FolderStatus): Promise<void> {
  if (next.status === 'refused') {
    console.error(
      `\n${next.findings}\n${vite ? 'The page shows the definitions from before.' : 'Waiting for a change.'}`,
    );
    vite?.ws.send({ type: 'error', err: { message: next.findings, stack: '' } });
    return;
  }
  failures.reset();
  const { address, milliseconds, warnings } = next;
  if (warnings !== '') console.warn(`\n${warnings}`);
  if (milliseconds !== undefined) console.log(`Definitions are live after ${milliseconds} ms`);
  if (address !== undefined) vite ??= await servePage(address);
  // Removes the errors from the page.
  vite?.ws.send({ type: 'update', updates: [] });
  vite?.ws.send('formwork:release');
}

async function servePage(api: string): Promise<ViteDevServer> {
  process.env['API_URL'] = api;
  const begun = await createServer({ configFile: 'web/vite.config.ts', server: { port, strictPort: true } });
  begun.ws.on('formwork:expression', failures.print);
  await begun.listen();
  return begun;
}

async function end(code: number): Promise<void> {
  await vite?.close();
  process.exit(code);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const executablePath = process.env['CHROMIUM'] ?? '';

/** The maximum time of an update in milliseconds, on an idle machine. */
const promised = 2000;

describe.skipIf(executablePath === '')('npm run dev', () => {
  let folder: string;
  let screen: string;
  let tools: ChildProcess;
  let browser: Browser | undefined;
  let page: Page;
  let output = '';
  let loads = 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dev-'));
    const definitions = join(folder, 'definitions');
    await cp(join(root, 'examples', 'lending-library'), definitions, { recursive: true });
    screen = join(definitions, 'accounts', 'login.screen.json');
    const port = await freePort();
    tools = spawn(process.execPath, [join(root, 'scripts', 'dev.mjs')], {
      env: {
        ...process.env,
        DEFINITIONS: definitions,
        DATA_DIR: join(folder, 'data'),
        PORT: String(await freePort()),
        DEV_PORT: String(port),
      },
    });
    for (const stream of [tools.stdout, tools.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    await vi.waitFor(() => fetch(`http://localhost:${port}/`), { timeout: 120_000, interval: 200 });
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    page = await browser.newPage();
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(`http://localhost:${port}/login`);
    await page.getByRole('heading', { name: 'Sign In' }).waitFor({ timeout: 120_000 });
  });
  afterAll(async () => {
    await browser?.close();
    const ended = new Promise((resolve) => tools.once('exit', resolve));
    tools.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  });

  const titled = (title: string) =>
    expect
      .poll(() => page.getByRole('heading', { level: 1 }).allInnerTexts(), { timeout: 20_000, interval: 20 })
      .toEqual([title]);

  test('has an edited definition on the screen within two seconds, without loading the page', async () => {
    // The first edit loads what every edit needs.
    await replaceIn(screen, '"title": "Sign In"', '"title": "Come In"');
    await titled('Come In');
    const begun = performance.now();

    await replaceIn(screen, '"title": "Come In"', '"title": "Walk In"');
    await titled('Walk In');

    expect(performance.now() - begun).toBeLessThan(promised);
    expect(loads).toBe(1);
  });

  test('shows what is wrong over the page and takes it away when it is mended', async () => {
    await replaceIn(screen, '"title":', '"titel":');
    await expect
      .poll(() => page.locator('vite-error-overlay .message-body').innerText(), { timeout: 20_000 })
      .toContain('property/unknown');
    expect(output).toContain('property/unknown');

    await replaceIn(screen, '"titel":', '"title":');

    await expect.poll(() => page.locator('vite-error-overlay').count(), { timeout: 20_000 }).toBe(0);
  });
});

async function replaceIn(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

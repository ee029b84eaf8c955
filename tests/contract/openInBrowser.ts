import { type Browser, chromium, type Page } from 'playwright';
import { AbortError, attachTotal, type OperationAdapter, OperationError, type RunOptions } from '#engine';
import { contentSecurityPolicy } from '../../server/http/addPortalRoutes.ts';
import { bundlePage } from '../conformance/browser/bundlePage.ts';
import type { BrowserCall, BrowserOutcome, BrowserParts } from './BrowserAdapter.types.ts';

/** A browser whose pages run the HTTP adapter as the portal does: bundled, with XMLHttpRequest. */
export interface ContractBrowser {
  readonly open: (url: string, parts: BrowserParts, told: string[]) => Promise<OpenedPage>;
  readonly close: () => Promise<void>;
}

export interface OpenedPage {
  readonly page: Page;
  readonly adapter: OperationAdapter;
  /** Returns the page for the next test, because a new one takes a second. */
  readonly release: () => void;
}

/** Starts the browser and bundles the page of the adapter. */
export async function startContractBrowser(executablePath: string): Promise<ContractBrowser> {
  const script = await bundlePage(new URL('./page.ts', import.meta.url), {});
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const idle: Page[] = [];
  return {
    open: async (url, parts, told) => {
      const page = idle.pop() ?? (await openPage(browser, script));
      await page.goto(new URL('/contract/', url).href, { waitUntil: 'load' });
      await page.evaluate((given) => window.contract.open(JSON.parse(given)), JSON.stringify(parts));
      return { page, adapter: adapterIn(page, told), release: () => void idle.push(page) };
    },
    close: () => browser.close(),
  };
}

/** Only the page itself is not served by the server: its calls go over the network. */
async function openPage(browser: Browser, script: string): Promise<Page> {
  const page = await browser.newPage();
  await page.route('**/contract/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': contentSecurityPolicy('unused') },
      body: '<!doctype html><title>Contract</title><script type="module" src="page.js"></script>',
    }),
  );
  await page.route('**/contract/page.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  return page;
}

/** Returns a proxy of the page's adapter. */
function adapterIn(page: Page, told: string[]): OperationAdapter {
  let calls = 0;
  return {
    async run(id, args = {}, { signal, onUploadProgress, ...how } = {}) {
      calls += 1;
      const number = calls;
      const call = await packCall({ number, id, args, how, isAborted: signal?.aborted === true });
      const outcome = page.evaluate((given) => window.contract.run(given), call);
      const abort = (): void => void page.evaluate((given) => window.contract.abort(given), number);
      signal?.addEventListener('abort', abort);
      return unpackOutcome(id, await outcome, { told, onUploadProgress });
    },
  };
}

async function packCall({ args, ...call }: Omit<BrowserCall, 'files'>): Promise<BrowserCall> {
  const entries = Object.entries(args);
  const files = await Promise.all(
    entries.flatMap(([name, value]) =>
      value instanceof File
        ? [value.text().then((text) => [name, { name: value.name, type: value.type, text }] as const)]
        : [],
    ),
  );
  const values = entries.filter(([, value]) => !(value instanceof File));
  return { ...call, args: Object.fromEntries(values), files: Object.fromEntries(files) };
}

interface Listeners {
  readonly told: string[];
  readonly onUploadProgress: RunOptions['onUploadProgress'];
}

function unpackOutcome(id: string, outcome: BrowserOutcome, { told, onUploadProgress }: Listeners): unknown {
  const { value, bytes, total, refused, aborted } = outcome;
  told.push(...outcome.told);
  for (const part of outcome.uploaded) onUploadProgress?.(part);
  if (aborted) throw new AbortError(id);
  if (refused) throw new OperationError(refused);
  if (bytes) return { ...Object(value), data: new Uint8Array(bytes).buffer };
  return total !== undefined && Array.isArray(value) ? attachTotal(value, total) : value;
}

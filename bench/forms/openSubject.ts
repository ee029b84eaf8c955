import type { Browser, CDPSession, Page } from 'playwright';
import type { CompiledWorkloads } from './compileWorkloads.ts';
import './page/drive.ts';

/** A new page with one subject, and access to the browser's metrics. */
export interface OpenSubject {
  readonly page: Page;
  /** Processor time of the main thread in ms, which other programs do not lengthen. */
  busy(): Promise<number>;
  /** Used memory after garbage collection in MiB. */
  heap(): Promise<number>;
  close(): Promise<void>;
}

interface OpenInput {
  readonly browser: Browser;
  readonly subject: string;
  readonly pages: ReadonlyMap<string, string>;
  readonly compiled: CompiledWorkloads;
  /** Whether the page can be measured, in the page. Default: it has the driver of forms. */
  readonly ready?: () => boolean;
}

const address = 'http://forms.example';

/** Opens the page of a subject in its own browser context, without a network. */
export async function openSubject(input: OpenInput): Promise<OpenSubject> {
  const { browser, subject, pages, compiled, ready = () => window.driver !== undefined } = input;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const script = `/${encodeURIComponent(subject)}/page.js`;
    const sheet = `/${encodeURIComponent(subject)}/page.css`;
    const look = pages.has(sheet) ? `<link rel="stylesheet" href="${sheet}">` : '';
    const texts: Readonly<Record<string, readonly [type: string, text: string]>> = {
      '/': [
        'text/html',
        `<!doctype html><html lang="en"><title>Bench</title>${look}<div id="root"></div><script type="module" src="${script}"></script>`,
      ],
      [script]: ['text/javascript', pages.get(script) ?? ''],
      [sheet]: ['text/css', pages.get(sheet) ?? ''],
      '/release.json': ['application/json', compiled.release],
      '/validators.js': ['text/javascript', compiled.validators],
    };
    const found = texts[pathname];
    if (found === undefined) await route.fulfill({ status: 404 });
    else await route.fulfill({ contentType: found[0], body: found[1] });
  });
  await page.goto(`${address}/`);
  await page.waitForFunction(ready);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    busy: () => busyTime(session),
    heap: () => usedHeap(session),
    async close() {
      await context.close();
      if (faults.length > 0) throw new Error(`${subject}: ${faults.join('; ')}`);
    },
  };
}

async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

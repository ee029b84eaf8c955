import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { contentSecurityPolicy } from '../../../server/http/addPortalRoutes.ts';

/** Returns the path of the browser to test with; undefined if there is none. */
export function findBrowser(): string | undefined {
  const candidates = [process.env['CHROMIUM'], chromium.executablePath()];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/**
 * Opens `/page.js` in a browser with the server's content security policy, and returns what the page wrote. `files`
 * contains modules or JSON by URL.
 */
export async function readPage(executablePath: string, files: Readonly<Record<string, string>>): Promise<unknown> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.route('**/*', (route) => {
      const path = new URL(route.request().url()).pathname;
      const body = files[path];
      const contentType = path.endsWith('.json') ? 'application/json' : 'text/javascript';
      if (body !== undefined) return route.fulfill({ contentType, body });
      if (path !== '/') return route.fulfill({ status: 204 });
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': contentSecurityPolicy('unused') },
        body: '<!doctype html><title>Conformance</title><script type="module" src="/page.js"></script><body></body>',
      });
    });
    await page.goto('http://conformance.example/');
    const done = page.locator('body[data-done]');
    await done.waitFor({ timeout: 60_000 }).catch(() => {
      throw new Error(`The page did not finish: ${faults.join('; ')}`);
    });
    return JSON.parse((await done.textContent()) ?? '');
  } finally {
    await browser.close();
  }
}

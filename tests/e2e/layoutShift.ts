import type { BrowserContext, Page } from '@playwright/test';
import { people } from './people.ts';
import { settled } from './signIn.ts';

/** Maximum layout shift of a page while it loads, the limit for a good Cumulative Layout Shift according to web.dev. */
export const mostShift = 0.1;

/** Pages of signed-in users that must reserve space in their first frame. */
export const steadyPages = [
  { name: 'dashboard', email: people.programAdmin, address: '/dashboard' },
  { name: 'list', email: people.programAdmin, address: '/programadmin/projects' },
  { name: 'details', email: people.programAdmin, address: '/programadmin/projectdetails/1-1-000003' },
  { name: 'wizard', email: people.manager, address: '/manager/evaluations?draft=shifted' },
] as const;

/** Widths in pixels at which they are measured. */
export const steadyWidths = [1440, 390] as const;

declare global {
  interface Window {
    layoutShifts?: number;
    layoutMoves?: string[];
  }
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly LayoutShiftSource[];
}

/** An element of an entry, which has up to five of them, the largest first. */
interface LayoutShiftSource {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/** Records the layout shifts of every page that is opened in a context from now on, except those after an input. */
export async function watchLayoutShift(context: BrowserContext | Page): Promise<void> {
  await context.addInitScript(() => {
    window.layoutShifts = 0;
    window.layoutMoves = [];
    const write = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const tell = ({ node, previousRect, currentRect }: LayoutShiftSource) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const name = `${element?.tagName.toLowerCase()}.${element?.className} "${element?.textContent.slice(0, 40)}"`;
      return `${name}: ${write(previousRect)} → ${write(currentRect)}`;
    };
    const isShift = (entry: PerformanceEntry): entry is LayoutShiftEntry => 'hadRecentInput' in entry;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isShift)) {
        if (entry.hadRecentInput) continue;
        window.layoutShifts = (window.layoutShifts ?? 0) + entry.value;
        const parts = (entry.sources ?? []).map(tell).join('; ');
        window.layoutMoves?.push(`${entry.value.toFixed(3)} after ${Math.round(entry.startTime)} ms: ${parts}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shift of a page from its first frame until no request is running. */
export async function layoutShiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await settled(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => window.layoutShifts ?? Number.NaN);
}

/**
 * Returns the layout shifts of a page so far: each with its value, its time and up to five elements with their
 * positions.
 */
export function movedParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.layoutMoves ?? []);
}

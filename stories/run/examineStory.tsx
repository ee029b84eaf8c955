import axe from 'axe-core';
import { createRoot } from 'react-dom/client';
import type { Looks } from '../stage/Looks.ts';
import { until } from '../stage/pressSubmit.ts';
import type { CatalogueStory } from '../stage/storyOf.tsx';

/** The warning about a call without its file, because samples contain no files. */
const lacksFile = /^\S+: file not set$/;

/** The problems of a story: violations found by axe, and messages on the console. */
export interface Findings {
  readonly axe: readonly string[];
  readonly console: readonly string[];
  /** Set if nothing was rendered, or if rendering did not finish. */
  readonly drawing: readonly string[];
}

/** Cached findings by look and markup: roles often see the same page, for which axe finds the same. */
const examined = new Map<string, readonly string[]>();

/** Renders a story in the page, waits until nothing is loading, and examines it. The page is empty afterwards. */
export async function examineStory(story: CatalogueStory, looks: Looks, rules?: readonly string[]): Promise<Findings> {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  document.documentElement.lang = looks.locale;
  document.title = 'Catalogue';
  window.scrollTo(0, 0);
  const heard = listen();
  const root = createRoot(host, { onUncaughtError: (fault) => console.error(fault) });
  try {
    root.render(story.render({}, { globals: { ...looks } }));
    const waits = story.parameters.waits === true;
    const rested = await comeToRest(host, waits);
    await story.play?.({ canvasElement: host });
    if (story.play) await comeToRest(host, waits);
    const drawn = [looks.locale, looks.theme, rules?.join() ?? 'all', markupOf(document.body)].join('\n');
    const found = examined.get(drawn) ?? (await violationsOf(rules));
    examined.set(drawn, found);
    return {
      axe: found,
      console: story.parameters.isFault === true ? [] : heard.said.filter((line) => !lacksFile.test(line)),
      drawing: [
        ...(rested ? [] : ['it did not come to rest']),
        ...(host.querySelector('main')?.textContent ? [] : ['nothing was drawn']),
        ...(story.parameters.isFault === true ? [] : failuresIn(host)),
      ],
    };
  } finally {
    root.unmount();
    heard.stop();
  }
}

async function violationsOf(rules: readonly string[] | undefined): Promise<readonly string[]> {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    // The active rules do not read the text of style sheets, and loading them takes longer than many rules.
    preload: { assets: ['media'] },
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Returns the markup of an element without React's generated ids, some of which have no colons. */
function markupOf(element: Element): string {
  return element.innerHTML.replace(/_r_[0-9a-z]+_|\b[fq]r[0-9a-z]+(?=-)/g, '_r_');
}

/** Returns the failures of data and blocks, which are rendered with a retry button. */
function failuresIn(host: HTMLElement): readonly string[] {
  const alerts = [...host.querySelectorAll('.fw-alert.fw-error')];
  return alerts.filter((alert) => alert.querySelector('button')).map((alert) => `it failed: ${alert.textContent}`);
}

async function comeToRest(host: HTMLElement, waits: boolean): Promise<boolean> {
  let still = 0;
  const isStill = () => {
    const main = host.querySelector('main');
    const isBusy =
      main === null || (!waits && (main.dataset['fetching'] !== '0' || host.querySelector('.fw-skeleton') !== null));
    still = isBusy ? 0 : still + 1;
    return still > 2;
  };
  return (await until(isStill)) === true;
}

function listen(): { readonly said: string[]; readonly stop: () => void } {
  const said: string[] = [];
  const { error, warn } = console;
  const note = (...parts: readonly unknown[]) => {
    said.push(
      parts
        .map((part) => (part instanceof Error ? part.message : String(part)))
        .join(' ')
        .slice(0, 400),
    );
  };
  console.error = note;
  console.warn = note;
  const onFault = (event: PromiseRejectionEvent) => note(event.reason);
  window.addEventListener('unhandledrejection', onFault);
  return {
    said,
    stop: () => {
      console.error = error;
      console.warn = warn;
      window.removeEventListener('unhandledrejection', onFault);
    },
  };
}

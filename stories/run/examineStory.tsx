import axe from 'axe-core';
import { createRoot } from 'react-dom/client';
import type { Looks } from '../stage/Looks.ts';
import { until } from '../stage/pressSubmit.ts';
import type { CatalogueStory } from '../stage/storyOf.tsx';

/** What a call says that lacks a file: no sample has one. */
const lacksFile = /^\S+: file not set$/;

/** What is wrong with a story: findings of axe, and what the console was told. */
export interface Findings {
  readonly axe: readonly string[];
  readonly console: readonly string[];
  /** Nothing was drawn, or it did not come to rest. */
  readonly drawing: readonly string[];
}

/** Findings of what was drawn before, by look and markup: roles often see the same page, and axe says the same of it. */
const examined = new Map<string, readonly string[]>();

/** Draws a story in the page, waits until nothing is under way, and examines it; the page is empty again afterwards. */
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
    // No rule that runs reads the style sheets as text, and collecting them costs more than many a rule.
    preload: { assets: ['media'] },
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** The markup of an element, without the ids that React gives anew to each that is drawn; some are without their marks. */
function markupOf(element: Element): string {
  return element.innerHTML.replace(/_r_[0-9a-z]+_|\b[fq]r[0-9a-z]+(?=-)/g, '_r_');
}

/** Data that could not be had and blocks that broke are drawn with a button to try again. */
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

import { type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { packedSize, scriptsOf } from '../../tests/e2e/firstVisit.ts';
import { demoPassword } from '../../tests/e2e/people.ts';
import { beSignedIn } from '../../tests/e2e/signIn.ts';
import { type Portal, startPortal } from '../../tests/e2e/startPortal.ts';
import type { Bench, Goal, Row } from '../Row.ts';
import { driveKeys } from './driveKeys.ts';
import { growLibrary, opened, sizes } from './growLibrary.ts';

const subject = 'ours';
const librarian = 'librarian@lindenhof.example';
const keysPressed = 20;
/** Milliseconds between keys. */
const pause = 40;
/** Milliseconds until what an act causes later has ended: drawing, checks, and the storage of the draft. */
const afterwards = 1500;

const scripts = 'scripts that the studio adds to a page';
const judgement = `a draft is checked among ${sizes.definitions} definitions`;
const openings = {
  form: `a form of ${sizes.fields} fields is opened`,
  flow: `a flow of ${sizes.questions} questions is opened`,
  screen: 'a screen is opened',
} as const;
const keys = { json: 'key in JSON', properties: 'key in a property', texts: 'key in a translation' } as const;
const moving = `a question of ${sizes.questions} is moved`;

const goals: readonly Goal[] = [
  { task: scripts, subject, at: 'median', most: 450 },
  { task: judgement, subject, at: 'p95', most: 50 },
  ...Object.values(openings).map((task): Goal => ({ task, subject, at: 'p95', most: 300 })),
  ...Object.values(keys).flatMap((task): readonly Goal[] => [
    { task, subject, at: 'p95', most: 16.7 },
    { task: `work of a ${task}`, subject, at: 'median', most: 16.7 },
  ]),
  { task: moving, subject, at: 'p95', most: 50 },
];

/** Measures the studio over a large set of definitions, in a browser with the real server. Run `npm run build` first. */
export const bench: Bench = {
  goals,
  async measure({ repetitions }) {
    const folder = growLibrary();
    const portal = await startPortal({ database: 'pglite', env: { DEFINITIONS: folder.definitions } });
    const samples = new Map<string, { readonly unit: Row['unit']; readonly figures: number[] }>();
    const note: Note = (task, figures, unit = 'ms') => {
      samples.set(task, { unit, figures: [...(samples.get(task)?.figures ?? []), ...figures] });
    };
    const executablePath = process.env['CHROMIUM'];
    const browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
    });
    try {
      await saveDrafts(portal);
      note(judgement, await judge(portal, repetitions));
      for (let repetition = 0; repetition < repetitions; repetition += 1) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send('Performance.enable', { timeDomain: 'threadTicks' });
        await page.addInitScript(driveKeys);
        await beSignedIn(page, portal, librarian);
        await measureStudio({ page, portal, session, note });
        await context.close();
      }
    } finally {
      await browser.close();
      await portal.stop();
      folder.remove();
    }
    return [...samples].map(([task, { unit, figures }]): Row => ({ task, subject, unit, samples: figures }));
  },
};

type Note = (task: string, figures: readonly number[], unit?: Row['unit']) => void;

interface Measuring {
  readonly page: Page;
  readonly portal: Portal;
  readonly session: CDPSession;
  readonly note: Note;
}

async function callAs(portal: Portal): Promise<(method: string, path: string, body: unknown) => Promise<unknown>> {
  const send = async (method: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${portal.url}/api${path}`, {
      ...{ method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
    });
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const session = await send('POST', '/auth/login', { username: librarian, password: demoPassword });
  const authorization = `Bearer ${Object(session).accessToken}`;
  return (method, path, body) => send(method, path, body, { authorization });
}

const listOf = (index: number) => ({ kind: 'screen', definition: `record-${index}-list` });

/** A generated list with another title. */
const renamed = (index: number, title: string): string =>
  JSON.stringify({
    ...{ $schema: '../screen.schema.json', title, route: `/record-${index}s`, allow: 'librarian' },
    body: [{ table: 'records', data: `record${index}s.list`, fields: ['number', 'name'] }],
  });

async function saveDrafts(portal: Portal): Promise<void> {
  const call = await callAs(portal);
  const current = await fetch(`${portal.url}/definitions/current`);
  const { hash: base }: { readonly hash: string } = await current.json();
  // The first ones are opened below.
  for (let index = 20; index < 20 + sizes.drafts; index += 1) {
    await call('PUT', '/definition-drafts', { ...listOf(index), text: renamed(index, `Draft ${index}`), base });
  }
}

async function judge(portal: Portal, repetitions: number): Promise<readonly number[]> {
  const call = await callAs(portal);
  const times: number[] = [];
  for (let at = 0; at < repetitions * 10; at += 1) {
    const began = performance.now();
    await call('POST', '/definition-drafts/judgement', { ...listOf(40), text: renamed(40, `Title ${at}`) });
    times.push(performance.now() - began);
  }
  // The first one reads all drafts, and is no edit of somebody who types.
  return times.slice(1);
}

async function measureStudio({ page, portal, session, note }: Measuring): Promise<void> {
  await page.goto(`${portal.url}/dashboard`);
  await page.waitForLoadState('networkidle');
  const before = await allScripts(page);
  await page.getByRole('link', { name: 'Studio' }).click();
  const definitions = page.getByRole('tab', { name: 'Definitions' });
  await definitions.waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const own = (await allScripts(page)).filter((script) => !before.includes(script));
  note(scripts, [await packedSize(own)], 'kB');

  await definitions.click();
  // The code of the editor is loaded with the first definition.
  await open(page, listOf(8));
  for (const [name, task] of Object.entries(openings)) {
    note(task, [await open(page, opened[name as keyof typeof opened])]);
  }

  await open(page, opened.flow);
  const question = page.getByRole('treeitem').nth(2);
  await page.waitForTimeout(afterwards);
  note(moving, await press(page, { into: question, keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], times: 3 }));
  const property = page.getByRole('tabpanel', { name: 'Properties' }).getByRole('textbox').first();
  await type(keys.properties, property);
  await page.getByRole('tab', { name: 'Texts' }).click();
  await type(keys.texts, page.getByRole('textbox', { name: 'French' }).nth(1));
  await page.getByRole('tab', { name: 'JSON' }).click();
  const text = page.locator('.cm-content');
  await text.click();
  // Inside the title, on the third line.
  for (const key of ['Control+Home', 'ArrowDown', 'ArrowDown', 'End', 'ArrowLeft', 'ArrowLeft']) await text.press(key);
  await type(keys.json, text);

  async function type(task: string, into: Locator): Promise<void> {
    await into.focus();
    await page.waitForTimeout(afterwards);
    const before = await busyTime(session);
    note(task, await press(page, { into, keys: ['a'], times: keysPressed }));
    note(`work of a ${task}`, [((await busyTime(session)) - before) / keysPressed]);
  }
}

/** Opens a definition from the list, and returns how long it took until it was drawn and could be edited. */
async function open(page: Page, { kind, definition }: { readonly kind: string; readonly definition: string }) {
  await page.getByRole('searchbox', { name: 'Find' }).fill(definition);
  // From the second repetition on, there is a draft.
  const row = page.getByRole('button', { name: new RegExp(`^${definition} (Draft )?${kind}`) });
  await row.waitFor();
  await row.click();
  return page.evaluate((heading) => window.studioBench?.untilDrawn(heading) ?? Number.NaN, definition);
}

interface Pressing {
  readonly into: Locator;
  readonly keys: readonly string[];
  readonly times: number;
}

/** Presses keys, and returns how long each took until its effect was on the screen. */
async function press(page: Page, { into, keys: pressed, times }: Pressing): Promise<readonly number[]> {
  await into.focus();
  await page.evaluate(() => window.studioBench?.keys());
  for (let at = 0; at < times; at += 1) {
    for (const key of pressed) {
      await page.keyboard.press(key);
      await page.waitForTimeout(pause);
    }
  }
  await page.waitForTimeout(afterwards);
  return page.evaluate(() => window.studioBench?.keys() ?? []);
}

async function allScripts(page: Page): Promise<readonly string[]> {
  const { first, ahead } = await scriptsOf(page);
  return [...first, ...ahead];
}

/** Processor time of the page's main thread in ms. */
async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { Filtered, Long, Wide } from '../blocks/table.stories.tsx';
import { until as untilSoon } from '../stage/pressSubmit.ts';
import type { CatalogueStory } from '../stage/storyOf.tsx';

let end = () => {};

afterEach(() => {
  end();
  window.sessionStorage.clear();
});

test('a table of many columns draws those in sight, and the first one always', async () => {
  // given
  const table = await draw(Wide);
  const frame = frameOf(table);
  const atFirst = headsOf(table);
  // when
  frame.scrollLeft = frame.scrollWidth;
  await until(() => headsOf(table).includes('Month 48'));
  // then
  const atLast = headsOf(table);
  const [head, cell] = ['th', 'td'].map((tag) => [...table.querySelectorAll(`${tag}[aria-colindex]`)].at(-1));
  expect({
    columns: table.getAttribute('aria-colcount'),
    atFirst: [atFirst.slice(0, 2), atFirst.includes('Month 48'), atFirst.length < 30],
    atLast: [atLast[0], atLast.includes('Month 1'), atLast.length < 30],
    places: [head?.getAttribute('aria-colindex'), cell?.getAttribute('aria-colindex')],
    value: cell?.textContent,
    stays: table.querySelector('th.grid-first')?.getBoundingClientRect().left === leftOf(frame) + 44,
  }).toEqual({
    columns: '50',
    atFirst: [['Title', 'Month 1'], false, true],
    atLast: ['Title', false, true],
    places: ['50', '50'],
    value: '94',
    stays: true,
  });
});

test('what is drawn in part is whole on paper', async () => {
  // given
  const wide = await draw(Wide);
  const columns = await print(() => headsOf(wide).length);
  const long = await draw(Long);
  const onScreen = rowsOf(long).length;
  // when
  const [onPaper, height] = await print(() => [rowsOf(long).length, frameOf(long).style.maxHeight]);
  // then
  await until(() => rowsOf(long).length < 300);
  expect({ columns, few: onScreen < 60, onPaper, height, again: rowsOf(long).length < 60 }).toEqual({
    ...{ columns: 49, few: true, onPaper: 300, height: '', again: true },
  });
});

test('a table of many rows draws those that are scrolled to, by their places', async () => {
  // given
  const table = await draw(Long);
  const frame = frameOf(table);
  const atFirst = rowsOf(table)[0]?.textContent;
  // when
  await until(() => {
    frame.scrollTop = frame.scrollHeight;
    return table.textContent.includes('Volume 300');
  });
  // then
  const last = rowsOf(table).at(-1);
  expect([atFirst, last?.getAttribute('aria-rowindex'), rowsOf(table).length < 60]).toEqual([
    '9780000000000Volume 1Travel guide',
    '301',
    true,
  ]);
});

test('rows that are all here are filtered without asking anybody', async () => {
  // given
  const table = await draw(Filtered);
  const before = rowsOf(table).length;
  // when
  await press('Add Filter');
  const choices = () => [...document.querySelectorAll('[role=dialog] label')];
  const novel = await until(() => choices().find(({ textContent }) => textContent === 'Novel'));
  novel?.querySelector('input')?.click();
  await press('Apply Filters');
  await until(() => rowsOf(document).length < before);
  // then
  expect([before, rowsOf(document).map((row) => row.textContent)]).toEqual([3, ['9780141439587EmmaNovel']]);
});

/** Code that is loaded when it is needed may take some time where other tests run. */
async function until<Value>(ask: () => Value | null | undefined | false): Promise<Value | undefined> {
  for (let turn = 0; turn < 4; turn += 1) {
    const found = await untilSoon(ask);
    if (found) return found;
  }
  return undefined;
}

async function draw(story: CatalogueStory): Promise<HTMLElement> {
  end();
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = createRoot(host);
  end = () => root.unmount();
  root.render(story.render({}, { globals: { locale: 'en', theme: 'light' } }));
  await until(() => host.querySelector('tbody tr'));
  const table = host.querySelector('table');
  if (table === null) throw new Error('No table is drawn');
  return table;
}

/** What is there while the page is printed, once it listens for that. */
async function print<Seen>(look: () => Seen): Promise<Seen> {
  await new Promise((done) => setTimeout(done));
  await untilSoon(() => true);
  window.dispatchEvent(new Event('beforeprint'));
  const seen = look();
  window.dispatchEvent(new Event('afterprint'));
  return seen;
}

async function press(words: string): Promise<void> {
  const find = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  await until(() => find() !== undefined);
  find()?.click();
}

function frameOf(table: Element): HTMLElement {
  const frame = table.closest('[role=group]');
  if (!(frame instanceof HTMLElement)) throw new Error('The table has no frame');
  return frame;
}

function leftOf(frame: HTMLElement): number {
  return frame.getBoundingClientRect().left + frame.clientLeft;
}

/** Titles of the drawn columns, without that of the buttons which open the rows. */
function headsOf(table: Element): readonly string[] {
  return [...table.querySelectorAll('th:not(.grid-opener)')].map(({ textContent }) => textContent);
}

function rowsOf(within: ParentNode): readonly Element[] {
  return [...within.querySelectorAll('tbody .grid-row')];
}

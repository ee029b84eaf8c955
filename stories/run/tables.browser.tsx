import { createRoot } from 'react-dom/client';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { TableBlockModel } from '#engine/blocks/table';
import { Filtered, Long, Wide } from '../../renderer/blocks/table/table.stories.tsx';
import { Block } from '../../renderer/body/Blocks.tsx';
import { blockStory, bookFields, books, plain } from '../blocks/blockStory.tsx';
import { blockWorld } from '../blocks/blockWorld.ts';
import { makeField } from '../samples/makeField.ts';
import { until as untilSoon } from '../stage/pressSubmit.ts';
import { Stage } from '../stage/Stage.tsx';
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

test('what is drawn in part is whole on paper, and more columns than fit there are cards from the start', async () => {
  // given
  await draw(Wide);
  const columns = await print(() => document.querySelectorAll('main li:first-child dt').length);
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

test('a row that was opened is open on paper too, and still open when the table is back', async () => {
  // given
  const table = await draw(Wide);
  table.querySelector<HTMLElement>('button[aria-expanded=false]')?.click();
  await until(() => table.textContent.includes('Lent by hand.'));
  // when
  const onPaper = await print(() =>
    [...document.querySelectorAll('main li')].map(({ textContent }) => textContent.includes('Lent by hand.')),
  );
  await until(() => document.querySelector('main table'));
  // then
  const openers = [...document.querySelectorAll('main td button[aria-expanded]')];
  expect([onPaper, openers.map((one) => one.getAttribute('aria-expanded'))]).toEqual([
    [true, false],
    ['true', 'false'],
  ]);
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

test('what has the focus stays drawn, however far its row or column is scrolled away', async () => {
  // given
  const readers = await draw(Readers);
  const mail = await until(() => readers.querySelector('a'));
  const wide = () => document.querySelector<HTMLElement>('th[aria-colindex="8"] button');
  // when
  mail?.focus();
  await until(() => {
    frameOf(readers).scrollTop = frameOf(readers).scrollHeight;
    return readers.textContent.includes('Reader 300');
  });
  const heldRow = await until(
    () => document.activeElement === mail && mail?.closest('tr')?.getAttribute('aria-rowindex'),
  );
  readers.querySelectorAll('a').item(12).focus();
  const isLetGo = await until(() => mail?.isConnected === false);
  const table = await draw(Wide);
  const head = await until(wide);
  head?.focus();
  frameOf(table).scrollLeft = frameOf(table).scrollWidth;
  await until(() => headsOf(table).includes('Month 48'));
  // then
  const order = [...table.querySelectorAll('th[aria-colindex]')].map((one) =>
    Number(one.getAttribute('aria-colindex')),
  );
  expect({
    heldRow,
    isLetGo,
    column: [document.activeElement === head, head?.textContent, headsOf(table).includes('Month 5')],
    order: order.slice(0, 3),
    isInOrder: order.every((place, at) => at === 0 || place > (order[at - 1] ?? 0)),
  }).toEqual({ heldRow: '2', isLetGo: true, column: [true, 'Month 6', false], order: [1, 2, 8], isInOrder: true });
});

test('another order leaves the focus on the head, says itself, and keeps the rows that are drawn', async () => {
  // given
  const table = await draw(Keyed);
  const head = [...table.querySelectorAll('button')].find(({ textContent }) => textContent === 'Title');
  const [row] = rowsOf(table);
  const said = () => head?.closest('th')?.getAttribute('aria-sort');
  // when
  head?.focus();
  head?.click();
  await until(() => said() === 'ascending');
  head?.click();
  await until(() => said() === 'descending');
  // then
  expect({
    said: said(),
    hasFocus: document.activeElement === head,
    first: rowsOf(table)[0]?.textContent,
    isSameRow: rowsOf(table)[0] === row,
  }).toEqual({ said: 'descending', hasFocus: true, first: 'Volume 120', isSameRow: true });
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

test('two tables of a page are both in its address, which they write at once', async () => {
  // given
  for (const name of ['first', 'second']) {
    window.sessionStorage.setItem(`table///${name}`, JSON.stringify({ page: 0, sort: 'title', filters: {} }));
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  end = () => root.unmount();
  let search = '';
  const Reader = () => {
    ({ search } = useLocation());
    return null;
  };
  const tables = ['first', 'second'].map(
    (name): TableBlockModel => ({
      ...plain,
      ...{ block: 'table', name, title: { literal: name }, data: books, fields: bookFields, expand: [], pick: false },
      remember: { key: name, address: true },
    }),
  );
  // when
  root.render(
    <Stage world={blockWorld()} looks={{ locale: 'en', theme: 'light' }}>
      {tables.map((block) => (
        <Block key={block.name} block={block} />
      ))}
      <Reader />
    </Stage>,
  );
  await until(() => search.includes('first') && search.includes('second'));
  // then
  expect(search).toBe('?second.sort=title&first.sort=title');
});

const Readers = blockStory('Readers', {
  ...plain,
  block: 'table',
  name: 'readers',
  title: { literal: 'Readers' },
  data: Array.from({ length: 300 }, (_none, at) => ({
    title: `Reader ${at + 1}`,
    mail: `reader${at + 1}@example.com`,
  })),
  fields: [...bookFields.slice(1, 2), makeField('mail', { title: { literal: 'E-mail' }, format: 'email' })],
  expand: [],
  pick: false,
  size: 300,
});

const known = Object.values(blockWorld().release.entities).find(({ key }) => key !== undefined);

/** Rows of an entity with a key, which identifies them. */
const Keyed = blockStory('Keyed', {
  ...plain,
  block: 'table',
  name: 'volumes',
  title: { literal: 'Volumes' },
  data: Array.from({ length: 120 }, (_none, at) => ({
    ...{ [known?.key ?? 'key']: `key ${at}`, title: `Volume ${at + 1}` },
  })),
  entity: known?.id ?? 'unknown',
  fields: bookFields.slice(1, 2),
  expand: [],
  pick: false,
  size: 120,
});

/** Waits longer than usual, because lazy code can take a while to load while other tests run. */
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

/** Returns what is rendered while the page is printed, once the page listens for that. */
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

/** Returns the titles of the rendered columns, without the column of expand buttons. */
function headsOf(table: Element): readonly string[] {
  return [...table.querySelectorAll('th:not(.grid-opener)')].map(({ textContent }) => textContent);
}

function rowsOf(within: ParentNode): readonly Element[] {
  return [...within.querySelectorAll('tbody .grid-row')];
}

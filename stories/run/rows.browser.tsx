import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isRecord } from '#engine';
import { rowsSample } from '../samples/rows.ts';
import { pressSubmit, until } from '../stage/pressSubmit.ts';
import { widgetStory } from '../widgets/widgetStory.tsx';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
});

const titles = 'tbody [data-column=title] input';

/** Renders the rows. Returns a function for the titles in the last answers. */
async function render(value: unknown = rowsSample.value): Promise<() => readonly unknown[]> {
  await page.viewport(1440, 900);
  let last: unknown = value;
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = createRoot(host);
  const story = widgetStory({ ...rowsSample, value }, 'default', { onAnswers: (draft) => (last = draft['sample']) });
  root.render(story.render({}, { globals: { locale: 'en', theme: 'light' } }));
  await until(() => document.querySelector(titles));
  return () => (Array.isArray(last) ? last.map((row) => (isRecord(row) ? row['title'] : row)) : []);
}

const inputs = () => [...document.querySelectorAll<HTMLInputElement>(titles)];
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

test('a row is added with its defaults and has the focus', async () => {
  // given
  const read = await render();
  // when
  await press('Add a book');
  await until(() => inputs().length === 3);
  const focused = document.activeElement === inputs()[2];
  await userEvent.keyboard('Persuasion');
  // then
  const copies = document.querySelectorAll<HTMLInputElement>('tbody [data-column=copies] input')[2];
  expect([read(), focused, copies?.value]).toEqual([['Emma', 'Harbours of the north', 'Persuasion'], true, '1']);
});

test('a row is duplicated and removed', async () => {
  // given
  const read = await render();
  // when
  await press('Duplicate row 1');
  await until(() => inputs().length === 3);
  const doubled = read();
  await press('Remove row 3');
  await until(() => inputs().length === 2);
  // then
  expect([doubled, read()]).toEqual([
    ['Emma', 'Emma', 'Harbours of the north'],
    ['Emma', 'Emma'],
  ]);
});

test('a row is moved by its button and by Alt with an arrow key, and the focus moves with it', async () => {
  // given
  const read = await render();
  // when
  await press('Move row 1 down');
  const moved = read();
  await until(() => document.activeElement?.getAttribute('aria-label') === 'Move row 2 up');
  inputs()[1]?.focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await until(() => document.activeElement === inputs()[0]);
  // then
  expect([moved, read(), document.activeElement === inputs()[0]]).toEqual([
    ['Harbours of the north', 'Emma'],
    ['Emma', 'Harbours of the north'],
    true,
  ]);
});

test('cells of a spreadsheet fill rows, and what is refused is named with its row', async () => {
  // given
  const read = await render();
  const target = inputs()[1];
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Canals\tTravel guide\t3\nLocks\tpoem\tmany\n');
  // when
  target?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await until(() => inputs().length === 3);
  // then
  const refused = [...document.querySelectorAll('.rows li')].map((line) => line.textContent);
  expect([read(), refused]).toEqual([
    ['Emma', 'Canals', 'Locks'],
    ['Row 3, Kind: “poem” was not pasted.', 'Row 3, Copies: “many” was not pasted.'],
  ]);
});

test('cells beyond the last column are named by their place', async () => {
  // given
  const read = await render();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Canals\tnovel\t3\t2\tyes\tmore\n');
  // when
  inputs()[0]?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await until(() => read()[0] === 'Canals');
  // then
  const refused = [...document.querySelectorAll('.rows li')].map((line) => line.textContent);
  expect(refused).toEqual(['Row 1, 6: “more” was not pasted.']);
});

test('a key in one of five hundred rows renders one cell', async () => {
  // given
  const read = await render(Array.from({ length: 500 }, (_none, place) => ({ title: `Part ${place + 1}` })));
  const [first] = inputs();
  const changed = new Set<string>();
  const observer = new MutationObserver((list) => {
    for (const { target } of list) changed.add(target.parentElement?.closest('tr')?.id ?? target.nodeName);
  });
  observer.observe(document.querySelector('tbody') ?? document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  // when
  first?.focus();
  await userEvent.keyboard('!');
  await until(() => read()[0] === 'Part 1!');
  await new Promise((resolve) => setTimeout(resolve, 50));
  observer.disconnect();
  // then
  expect([inputs().length < 120, changed.size <= 1]).toEqual([true, true]);
});

const parts = (count: number) => Array.from({ length: count }, (_none, place) => ({ title: `Part ${place + 1}` }));
const inputOf = (title: string) => inputs().find(({ value }) => value === title);

/** Scrolls down until a row is rendered. */
async function scrollTo(title: string): Promise<void> {
  await until(() => {
    inputs().at(-1)?.scrollIntoView({ block: 'center' });
    return inputOf(title);
  });
  inputOf(title)?.scrollIntoView({ block: 'center' });
}

test('rows far above are removed from the page, keep their height, and come back with their values', async () => {
  // given
  await render(parts(200));
  // when
  await scrollTo('Part 200');
  await until(() => inputOf('Part 1') === undefined);
  const [first] = document.querySelectorAll('tbody');
  const height = first?.clientHeight ?? 0;
  const count = inputs().length;
  window.scrollTo(0, 0);
  await until(() => inputOf('Part 1'));
  // then
  // Rows that were never in sight have an estimated height.
  const change = Math.abs((first?.clientHeight ?? 0) / height - 1);
  expect([inputs()[0]?.value, count < 150, change < 0.1]).toEqual(['Part 1', true, true]);
});

test('a row with the focus stays in the page wherever it is scrolled, and takes the next key', async () => {
  // given
  const read = await render(parts(200));
  // when
  inputs()[0]?.focus();
  await scrollTo('Part 200');
  await until(() => inputOf('Part 30') === undefined);
  await userEvent.keyboard('!');
  await until(() => read()[0] === 'Part 1!');
  // then
  expect([document.activeElement === inputs()[0], read()[0]]).toEqual([true, 'Part 1!']);
});

test('a problem in a row that was removed from the page is brought back and gets the focus', async () => {
  // given
  await render(parts(200).with(2, { title: '' }));
  await scrollTo('Part 200');
  await until(() => inputOf('Part 1') === undefined);
  // when
  await pressSubmit({ canvasElement: document.body });
  await until(() => document.activeElement?.id.endsWith('-2-title'));
  // then
  expect(document.activeElement?.id).toMatch(/-2-title$/);
});

test('on a narrow screen each row is a card', async () => {
  // given
  await render();
  // when
  await page.viewport(390, 844);
  await until(() => document.querySelectorAll('.rows-card').length === 2);
  // then
  expect([...document.querySelectorAll('.rows-card-title')].map((title) => title.textContent)).toEqual([
    'Row 1',
    'Row 2',
  ]);
});

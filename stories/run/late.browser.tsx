import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadErrorBoundary } from '../../renderer/lazy/LoadErrorBoundary.tsx';
import { lazyComponent } from '../../renderer/lazy/lazyComponent.tsx';
import { Markdown } from '../../renderer/texts/Markdown.tsx';
import { until } from '../stage/pressSubmit.ts';

interface ShelfProps {
  readonly name: string;
}

const Shelf = ({ name }: ShelfProps) => <p>The books of {name}</p>;
const Place = ({ name }: ShelfProps) => <p>Here will be {name}</p>;

let end = () => {};

afterEach(() => end());

test('a part of the page takes its place when its code is there', async () => {
  // given
  let arrive = (_shelf: { readonly default: typeof Shelf }) => {};
  const Late = lazyComponent<ShelfProps>(() => new Promise((resolve) => (arrive = resolve)), Place);
  // when
  const host = draw(<Late name="Ada" />);
  const before = host.textContent;
  arrive({ default: Shelf });
  await until(() => host.textContent !== before);
  // then
  expect([before, host.textContent]).toEqual(['Here will be Ada', 'The books of Ada']);
});

test('a part that was loaded ahead is drawn at once, and loaded once', async () => {
  // given
  const load = vi.fn(async () => ({ default: Shelf }));
  const Late = lazyComponent<ShelfProps>(load, Place);
  // when
  await Promise.all([Late.load(), Late.load()]);
  const host = draw(<Late name="Ada" />);
  // then
  expect([host.textContent, load.mock.calls.length]).toEqual(['The books of Ada', 1]);
});

test('a part whose code is lost is left to its fence, and asked for again where it is drawn anew', async () => {
  // given
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<{ readonly default: typeof Shelf }>>()
    .mockRejectedValueOnce(new Error('ahead'))
    .mockRejectedValueOnce(new Error('drawn'))
    .mockResolvedValueOnce({ default: Shelf });
  const Late = lazyComponent<ShelfProps>(load, Place);
  await Late.load();
  // when
  const lost = draw(
    <LoadErrorBoundary otherwise="It is lost.">
      <Late name="Ada" />
    </LoadErrorBoundary>,
  );
  await until(() => lost.textContent === 'It is lost.');
  end();
  const host = draw(<Late name="Bo" />);
  await until(() => host.textContent === 'The books of Bo');
  // then
  expect(load.mock.calls.length).toBe(3);
  vi.restoreAllMocks();
});

test('a text is read without its marks until what draws them is there', async () => {
  // given
  const text = '# Rules\n\nBooks are lent for **two weeks**, see [the list](https://library.example/list).';
  // when
  const host = draw(<Markdown text={text} />);
  const before = [...host.querySelectorAll('p')].map(({ textContent }) => textContent);
  await until(() => host.querySelector('a'));
  // then
  expect(before).toEqual(['Rules', 'Books are lent for two weeks, see the list.']);
  expect([host.querySelector('strong')?.textContent, host.querySelector('a')?.getAttribute('href')]).toEqual([
    'two weeks',
    'https://library.example/list',
  ]);
});

function draw(drawn: ReactNode): HTMLElement {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = createRoot(host);
  end = () => root.unmount();
  flushSync(() => root.render(drawn));
  return host;
}

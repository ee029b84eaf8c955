import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { useNotify } from '../../renderer/contexts/Notices.ts';
import { blockWorld } from '../blocks/blockWorld.ts';
import { until } from '../stage/pressSubmit.ts';
import { Stage } from '../stage/Stage.tsx';

let end = () => {};

afterEach(() => end());

function Sayer() {
  const notify = useNotify();
  return (
    <button
      type="button"
      onClick={() => {
        for (const text of ['one', 'two', 'two', 'three', 'four', 'five'])
          notify({ text, tone: 'info', show: 'toast' });
      }}
    >
      Say it
    </button>
  );
}

test('at most three toasts lie on each other, and the next one comes when one of them is gone', async () => {
  // given
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = createRoot(host);
  end = () => root.unmount();
  root.render(
    <Stage world={blockWorld()} looks={{ locale: 'en', theme: 'light' }}>
      <Sayer />
    </Stage>,
  );
  const button = await until(() => host.querySelector('button'));
  // when
  button?.click();
  await until(() => toasts().length > 0);
  const pile = toasts();
  document.querySelector<HTMLButtonElement>('.fw-alert-action button')?.click();
  await until(() => toasts().includes('four'));
  const after = toasts();
  // then
  expect([pile, after]).toEqual([
    ['one', 'two', 'three'],
    ['two', 'three', 'four'],
  ]);
});

function toasts(): readonly string[] {
  return [...document.querySelectorAll('.fw-alert-message')].map(({ textContent }) => textContent);
}

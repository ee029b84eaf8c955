import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { foreignSamples } from '../foreign/foreignSamples.ts';
import { until } from '../stage/pressSubmit.ts';
import { widgetStory } from '../widgets/widgetStory.tsx';
import { examineStory } from './examineStory.tsx';
import { isSample } from './isSample.ts';

const looks = { locale: 'en', theme: 'light' } as const;
const samples = Object.entries(foreignSamples);
const states = isSample
  ? (['withError'] as const)
  : (['default', 'empty', 'withError', 'readOnly', 'longText'] as const);

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
});

/** Renders the sample with a name. Returns its form, and the answers that are entered in it. */
async function draw(name: string) {
  const answers: unknown[] = [];
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = createRoot(host);
  const sample = foreignSamples[name];
  if (sample === undefined) throw new Error(`No sample "${name}".`);
  const story = widgetStory(sample, 'default', { onAnswers: (draft) => answers.push(draft) });
  root.render(story.render({}, { globals: { ...looks } }));
  return { answers, host };
}

test.each(samples)('%s: what others have written for rjsf has no findings of axe', async (_, sample) => {
  const found = [];
  for (const state of states) found.push(await examineStory(widgetStory(sample, state), looks));
  found.push(await examineStory(widgetStory(sample, 'default', { mode: 'read' }), looks));

  expect(found).toEqual(found.map(() => ({ axe: [], console: [], drawing: [] })));
});

test('a widget of somebody else reads its options and changes the answer', async () => {
  // given
  const { answers, host } = await draw('widget');
  const stars = await until(() => {
    const all = [...host.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    return all.length > 0 ? all : undefined;
  });
  // when
  await userEvent.click(stars?.[2] ?? host);
  // then
  expect([stars?.length, answers]).toEqual([3, [{ sample: 3 }]]);
});

test('a field of somebody else changes a record of several values', async () => {
  // given
  const { answers, host } = await draw('field');
  const latitude = await until(() => host.querySelector<HTMLInputElement>('input[type=number]'));
  // when
  await userEvent.fill(latitude ?? host, '48');
  // then
  expect(answers.at(-1)).toEqual({ sample: { lat: 48, lon: -0.1 } });
});

test('a template of somebody else stands around a widget of ours', async () => {
  const { host } = await draw('template');

  const label = await until(() => host.querySelector('label'));

  expect([label?.textContent, host.querySelector('.field-help')?.textContent]).toEqual([
    'Title of the book',
    'A word of help.',
  ]);
});

test('a widget of somebody else finds the text input by the name that rjsf gives it', async () => {
  // given
  const { answers, host } = await draw('capitals');
  const input = await until(() => host.querySelector<HTMLInputElement>('input[type=text]'));
  // when
  await userEvent.fill(input ?? host, 'persuasion');
  // then
  expect([answers.at(-1), input?.className]).toEqual([{ sample: 'PERSUASION' }, 'field-input']);
});

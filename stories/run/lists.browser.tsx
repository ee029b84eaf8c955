import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FieldModel } from '#engine';
import { until } from '../stage/pressSubmit.ts';
import { widgetStory } from '../widgets/widgetStory.tsx';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  root = undefined;
});

/** Renders a list with entries. Returns the answers that are entered in it. */
function draw(field: Partial<FieldModel>, value: unknown): unknown[] {
  const answers: unknown[] = [];
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  root = createRoot(host);
  const sample = {
    widget: 'list',
    title: 'Subject',
    field: { type: 'array', ...field },
    value,
    longValue: value,
  } as const;
  const story = widgetStory(sample, 'default', { onAnswers: (draft) => answers.push(draft) });
  root.render(story.render({}, { globals: { locale: 'en', theme: 'light' } }));
  return answers;
}

/** Returns the matching elements once there are that many. */
async function find<Found extends HTMLElement>(selector: string, count: number): Promise<readonly Found[]> {
  const found = await until(() => {
    const all = [...document.querySelectorAll<Found>(selector)];
    return all.length === count ? all : undefined;
  });
  if (found === undefined) throw new Error(`There are not ${count} of ${selector}.`);
  return found;
}

const inputs = 'fieldset input';
const add = '.rjsf-array-item-add';
const remove = '.rjsf-array-item-remove';

test('an entry is added to a list, filled in and taken out of it', async () => {
  // given
  const answers = draw({ schema: { type: 'array', items: { type: 'string' } } }, ['Rivers']);
  // when
  const [more] = await find(add, 1);
  await userEvent.click(more ?? document.body);
  const [, second] = await find<HTMLInputElement>(inputs, 2);
  await userEvent.fill(second ?? document.body, 'Birds');
  const filled = answers.at(-1);
  const [first] = await find(remove, 2);
  await userEvent.click(first ?? document.body);
  const [left] = await find<HTMLInputElement>(inputs, 1);
  // then
  expect([filled, answers.at(-1), left?.value]).toEqual([
    { sample: ['Rivers', 'Birds'] },
    { sample: ['Birds'] },
    'Birds',
  ]);
});

test('an entry that is not filled in yet is no answer', async () => {
  // given
  const answers = draw({ schema: { type: 'array', items: { type: 'string' } } }, ['Rivers']);
  // when
  const [more] = await find(add, 1);
  await userEvent.click(more ?? document.body);
  await find(inputs, 2);
  // then
  expect(answers.at(-1)).toEqual({ sample: ['Rivers'] });
});

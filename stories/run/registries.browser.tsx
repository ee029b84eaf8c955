import entries from 'virtual:stories/catalogue.js';
import { expect, test } from 'vitest';
import * as blocks from '../../renderer/blocks/registry.ts';
import { widgets } from '../../renderer/widgets/widgets.ts';
import { widgetStates } from '../widgets/widgetStory.tsx';
import { handwrittenStories } from './handwrittenStories.ts';

test('every widget has its stories, in every state', () => {
  const states = Object.keys(widgetStates);

  const missing = Object.keys(widgets).flatMap((name) => {
    const stories = Object.keys(handwrittenStories.get(`Widgets/${name}`) ?? {});
    return states.filter((state) => !stories.includes(state)).map((state) => `${name}: ${state}`);
  });

  expect(missing).toEqual([]);
});

test('every block has its stories, with short and with long texts', () => {
  const missing = Object.keys(blocks).flatMap((name) => {
    const stories = Object.keys(handwrittenStories.get(`Blocks/${name}`) ?? {});
    return ['Default', 'LongText'].filter((state) => !stories.includes(state)).map((state) => `${name}: ${state}`);
  });

  expect(missing).toEqual([]);
});

test('no story is about a block or widget that does not exist', () => {
  // Forms are rendered from definitions, and have no registry.
  const known = [
    ...Object.keys(blocks).map((name) => `Blocks/${name}`),
    ...Object.keys(widgets).map((name) => `Widgets/${name}`),
  ];

  const named = [...handwrittenStories.keys()].filter((title) => !/^(Look|Forms)\//.test(title));

  expect(named.filter((title) => !known.includes(title))).toEqual([]);
});

test('the catalogue counts its stories', () => {
  const made = entries.flatMap(({ stories }) => stories).length;
  const written = [...handwrittenStories.values()].flatMap((stories) => Object.keys(stories)).length;
  console.info(
    `Catalogue: ${made + written} stories, ${made} of definitions and ${written} of blocks, widgets and looks`,
  );

  expect([made > 0, written > 0]).toEqual([true, true]);
});

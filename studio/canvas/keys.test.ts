import { describe, expect, test } from 'vitest';
import { keysOf } from './keys.ts';
import type { CanvasElement } from './outline.ts';

const element = (pointer: string): CanvasElement => ({
  ...{ pointer, name: pointer, label: pointer, word: 'step', lists: [] },
});
const elements = ['/steps/0', '/steps/1', '/steps/2'].map(element);
const [first, second, third] = elements;

describe('a key on an element of the canvas', () => {
  test.each([
    ['ArrowDown', second, { go: '/steps/2' }],
    ['ArrowUp', second, { go: '/steps/0' }],
    ['ArrowDown', third, { go: '/steps/2' }],
    ['Home', third, { go: '/steps/0' }],
    ['End', first, { go: '/steps/2' }],
    ['Enter', first, { go: '/steps/0' }],
    ['Delete', first, { act: 'remove' }],
  ])('%s selects or removes it', (key, focused, act) => {
    expect(keysOf({ key, altKey: false, ctrlKey: false, metaKey: false }, focused, elements)).toEqual(act);
  });

  test('Enter does nothing where no element has the focus, and an unknown key nothing anywhere', () => {
    const plain = { altKey: false, ctrlKey: false, metaKey: false };

    expect(keysOf({ key: 'Enter', ...plain }, undefined, elements)).toBeUndefined();
    expect(keysOf({ key: 'x', ...plain }, first, elements)).toBeUndefined();
  });

  test('moves it with Alt, and duplicates it with Ctrl', () => {
    expect(keysOf({ key: 'ArrowLeft', altKey: true, ctrlKey: false, metaKey: false }, first, elements)).toEqual({
      move: 'out',
    });
    expect(keysOf({ key: 'd', altKey: false, ctrlKey: true, metaKey: false }, first, elements)).toEqual({
      act: 'duplicate',
    });
  });
});

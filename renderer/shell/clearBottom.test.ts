import { expect, test } from 'vitest';
import { clearBottom } from './clearBottom.ts';

const pile = { windowHeight: 900, left: 1100, height: 60 };

test('toasts are at the bottom of the window where nothing is in their way', () => {
  expect(clearBottom({ ...pile, bars: [] })).toBe(24);
});

test('toasts are above a row of buttons that they would cover', () => {
  expect(clearBottom({ ...pile, bars: [{ top: 820, bottom: 860, right: 1400 }] })).toBe(88);
});

test('toasts that left one row of buttons do not cover the next one', () => {
  const bars = [
    { top: 750, bottom: 790, right: 1400 },
    { top: 820, bottom: 860, right: 1400 },
  ];
  expect(clearBottom({ ...pile, bars })).toBe(158);
});

test('a row of buttons beside, above or below the toasts moves nothing', () => {
  const bars = [
    { top: 820, bottom: 860, right: 1000 },
    { top: 700, bottom: 740, right: 1400 },
    { top: 890, bottom: 930, right: 1400 },
  ];
  expect(clearBottom({ ...pile, bars })).toBe(24);
});

test('toasts are at the bottom where no place of the window is free', () => {
  expect(clearBottom({ ...pile, bars: [{ top: 20, bottom: 860, right: 1400 }] })).toBe(24);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './sourceFiles.ts';

const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const sheet = 'renderer/look/tokens.css';

/** Tokens by name: `--fw-size-body` → `0.9375rem`. */
const tokens = new Map(
  [...text(sheet).matchAll(/(--fw-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

test('a size, weight or corner that is a token is written nowhere else in the renderer', () => {
  const values = [...tokens.values()].map((value) => value.replace(/[.\\"]/g, '\\$&'));
  const literal = new RegExp(`(font|size|weight|radius|height)[\\w-]*: '?(${values.join('|')})(px)?[;',]`, 'i');
  const files = sourceFiles('renderer').filter((path) => /\.(css|tsx?)$/.test(path) && path !== sheet);

  const written = files.flatMap((path) =>
    text(path)
      .split('\n')
      .filter((line) => literal.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

  expect(written).toEqual([]);
});

test('every token that is read exists, and every token is read', () => {
  const names = /--fw-(?:font|size|weight|radius|touch)[\w-]*/g;
  const files = sourceFiles('renderer').filter((path) => /\.(css|tsx?)$/.test(path) && path !== sheet);

  const read = new Set(files.flatMap((path) => text(path).match(names) ?? []));

  expect([...read].sort()).toEqual([...tokens.keys()].sort());
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { icons } from '../icons/icons.ts';
import { widgets } from './widgets.ts';

/** Returns the names that the shapes of the language permit in a definition. */
function namesOf(shape: string): readonly string[] {
  const { $defs } = JSON.parse(
    readFileSync(new URL('../../compiler/language/shapes.schema.json', import.meta.url), 'utf8'),
  );
  return $defs[shape].enum;
}

test('a definition can name every widget there is, and no other', () => {
  expect(namesOf('widget').toSorted()).toEqual(Object.keys(widgets).toSorted());
});

test('a definition can name every icon there is, and no other', () => {
  expect(namesOf('icon').toSorted()).toEqual(Object.keys(icons).toSorted());
});

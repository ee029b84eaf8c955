import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './sourceFiles.ts';

const rooms = ['api', 'compiler', 'engine', 'machines', 'portal', 'renderer', 'server', 'studio', 'web'];

/** Functions of XState that perform transitions or list the available ones. */
const deciding = /\b(?:transition|initialTransition|getNextTransitions|getNextSnapshot|getMicrosteps)\(|\.can\(/;

/** Code that reads a condition or a target of an event without the machine. */
const readPast = /\bresolveCondition\([^)]*\b(?:event|lifecycle|one)\b[^)]*\.when|\bwritePath\([^)]*lifecycle\.at/;

const product = rooms
  .flatMap((room) => sourceFiles(`${room}/**/*.ts`, `${room}/**/*.tsx`))
  .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file));

const matching = (pattern: RegExp): readonly string[] =>
  product.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

test('only the machines take a transition of a lifecycle or list which there are', () => {
  // The machine of a wizard is run by an actor of the page.
  const outside = matching(deciding).filter((file) => !/^(?:machines\/lifecycle|renderer\/wizards)\//.test(file));

  expect(outside).toEqual([]);
});

test('nothing evaluates the condition of an event or writes the state of a record by itself', () => {
  // Writes the state that the passed function computes with the machine.
  const others = matching(readPast).filter((file) => file !== 'engine/records/completeRecord.ts');

  expect(others).toEqual([]);
});

test('what a machine is called through is exported by machines and by no other room', () => {
  const exported = /export (?:async )?function (?:applyEvent|applyDueEvents|checkEventAvailability|deriveState)\b/;

  expect(matching(exported)).toEqual([
    'machines/lifecycle/applyEvent.ts',
    'machines/lifecycle/checkEventAvailability.ts',
    'machines/lifecycle/deriveState.ts',
  ]);
});

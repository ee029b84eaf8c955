import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildRelease, printErrors } from '#compiler';
import { type Fixture, layOver, readBase } from '../engine/readFixtures.ts';

const base = readBase();
const accepted: readonly Pick<Fixture, 'title' | 'changes'>[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'accepted.json'), 'utf8'),
);

/** Without French, new texts need no translation, and the check for complete languages does not run. */
const withoutFrench = base.filter(({ path }) => !path.endsWith('/locale/fr.json'));

test.each(accepted.map(({ title, changes }) => [title, changes] as const))('%s passes', (_, changes) => {
  const files = layOver(withoutFrench, changes);

  const { errors } = buildRelease(files);

  expect(printErrors(errors, files)).toBe('');
});

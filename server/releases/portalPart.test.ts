import { expect, test } from 'vitest';
import type { Release } from '#engine';
import { portalSource } from '../testing/portalRelease.ts';
import { collectConstraints } from '../validators/collectConstraints.ts';
import { compileValidators } from '../validators/compileValidators.ts';
import { importValidators } from '../validators/importValidators.ts';
import { portalPart } from './portalPart.ts';

test('a page before the sign-in has the checks of its forms, and none of what is stored', async () => {
  // given
  const { release } = await portalSource();
  const validatorSource = compileValidators(release);
  const loaded = { release, validators: await importValidators(validatorSource), validatorSource };
  const write = (name: string): string => portalPart(loaded, name)?.write() ?? '';

  // when
  const { release: open }: { release: Release } = JSON.parse(write('public-portal.json'));
  const checks = Object.keys(await importValidators(write('public-validators.js')));

  // then
  const asked = [...collectConstraints({ ...open, entities: {}, screens: {}, lifecycles: {} }).keys()];
  expect(Object.keys(open.forms)).toContain('create-account');
  expect(checks).toEqual(expect.arrayContaining(asked));
  expect(collectConstraints(open).size - checks.length).toBeGreaterThan(10);
});

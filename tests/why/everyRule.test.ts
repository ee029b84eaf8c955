import { expect, test } from 'vitest';
import { portalSource } from '../../portal/testing/portalRelease.ts';
import { askForRules } from './askWhy.ts';

test('asking why gives the reason that the evaluator has, for a sample of the rules and both their outcomes', async () => {
  const { release } = await portalSource();

  const { rules, wrong, missing } = askForRules(release, 24);

  expect({ wrong, missing }).toEqual({ wrong: [], missing: [] });
  // The sample is not empty.
  expect(rules).toBeGreaterThan(15);
});

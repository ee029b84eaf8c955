import { describe, expect, test } from 'vitest';
import access from './access.json' with { type: 'json' };
import choices from './choices.json' with { type: 'json' };
import conditions from './conditions.json' with { type: 'json' };
import expressions from './expressions.json' with { type: 'json' };
import { type Case, type CaseFile, expectedOutcome, runCase } from './runCase.ts';
import templates from './templates.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import values from './values.json' with { type: 'json' };
import world from './world.json' with { type: 'json' };

const files: Readonly<Record<CaseFile, readonly Case[]>> = {
  access,
  choices,
  conditions,
  expressions,
  templates,
  texts,
  values,
};

describe.each(Object.entries(files))('conformance of %s', (file, cases) => {
  test.each(cases.map((entry) => [String(entry['case']), entry] as const))('%s', (_name, entry) => {
    // when
    const outcome = isCaseFile(file) ? runCase(file, entry, world) : undefined;

    // then
    expect(outcome).toEqual(expectedOutcome(entry));
  });
});

test('no case changes the world it speaks of', () => {
  // given
  const before = JSON.stringify(world);

  // when
  for (const [file, cases] of Object.entries(files)) {
    for (const entry of cases) if (isCaseFile(file)) runCase(file, entry, world);
  }

  // then
  expect(JSON.stringify(world)).toBe(before);
});

function isCaseFile(file: string): file is CaseFile {
  return Object.hasOwn(files, file);
}

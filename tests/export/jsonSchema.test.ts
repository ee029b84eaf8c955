import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { buildRelease, exportDefinition, importForeign } from '#compiler';
import type { Release } from '#engine';
import { createRandom, pickOne } from '../../portal/demo/createRandom.ts';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { type Judge, judgeOf, releaseWith, target } from '../import/judge.ts';
import { type SchemaSample, schemaSamples } from '../import/schemaSamples.ts';

const records = 100;

function importOf(schema: unknown) {
  const result = importForeign({ ...target, text: JSON.stringify(schema) });
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

function imported(schema: unknown): Release {
  return releaseWith(importOf(schema).files);
}

function exported(release: Release, name: string) {
  const result = exportDefinition({ release, name });
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

function ajvOf(schema: unknown): (value: unknown) => boolean {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    logger: false,
    useDefaults: true,
  });
  addFormats.default(ajv);
  const validate = ajv.compile(Object(schema));
  return (value) => validate(structuredClone(value)) === true;
}

function recordsOf({ values }: SchemaSample): readonly Readonly<Record<string, unknown>>[] {
  const random = createRandom(7);
  return Array.from({ length: records }, () =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, list]) =>
        random() < 0.7 ? [[name, pickOne(random, [list[0], ...list])]] : [],
      ),
    ),
  );
}

const accepts = (judge: Judge, record: unknown): boolean => judge(record).length === 0;

/** Samples that are exported without omissions; a few rules and conditions cannot be expressed as a schema. */
const whole = schemaSamples.filter(({ schema }) => exported(imported(schema), 'sample').omissions.length === 0);

/** Samples that are also imported again without omissions. */
const returning = whole.filter(
  ({ schema }) => importOf(exported(imported(schema), 'sample').json).omissions.length === 0,
);

describe('an entity as JSON Schema', () => {
  test('loses nothing of most samples', () => {
    expect([returning.length, whole.length, schemaSamples.length]).toEqual([21, 22, 26]);
  });

  test.each(whole)('$name: what is exported judges values as the entity does', async (sample) => {
    // given
    const release = imported(sample.schema);
    const judge = await judgeOf(release, 'sampleList.create');
    const { json } = exported(release, 'sample');
    const validate = ajvOf(json);

    // when
    const differing = recordsOf(sample).filter((record) => validate(record) !== accepts(judge, record));

    // then
    expect(differing.slice(0, 3)).toEqual([]);
  });

  test.each(returning)('$name: what is exported and imported again judges values as before', async (sample) => {
    // given
    const release = imported(sample.schema);
    const judge = await judgeOf(release, 'sampleList.create');
    const again = await judgeOf(imported(exported(release, 'sample').json), 'sampleList.create');

    // when
    const differing = recordsOf(sample).filter((record) => accepts(again, record) !== accepts(judge, record));

    // then
    expect(differing.slice(0, 3)).toEqual([]);
  });

  test.each(['examples/lending-library', 'examples/street-market', 'definitions'])(
    'of %s is a valid schema for every entity',
    (folder) => {
      // given
      const { release } = buildRelease(readDefinitionFiles(folder));
      if (release === undefined) throw new Error(`The gate refuses ${folder}.`);
      const entities = Object.values(release.entities).filter(({ form }) => form === 'record');

      // when
      const broken = entities.filter(({ id }) => {
        try {
          ajvOf(exported(release, `entity/${id}`).json);
          return false;
        } catch {
          return true;
        }
      });

      // then
      expect(broken.map(({ id }) => id)).toEqual([]);
    },
  );
});

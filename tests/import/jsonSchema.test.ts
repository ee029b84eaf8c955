import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { importForeign } from '#compiler';
import { createRandom, pickOne } from '../../portal/demo/createRandom.ts';
import { judgeOf, releaseWith, storeOf, target } from './judge.ts';
import { type SchemaSample, schemaSamples } from './schemaSamples.ts';

/** Number of records per sample. */
const records = 150;

function importSample({ schema }: SchemaSample) {
  const result = importForeign({ ...target, text: JSON.stringify(schema) });
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

function ajvOf({ schema, later = schema }: SchemaSample) {
  // Ajv fills in defaults, as the memory adapter does.
  const options = { strict: false, useDefaults: true, logger: false } as const;
  const isLate = ['$defs', 'dependentRequired', 'dependentSchemas'].some((word) =>
    JSON.stringify(later).includes(`"${word}"`),
  );
  const ajv = isLate ? new Ajv2020(options) : new Ajv(options);
  addFormats.default(ajv);
  return ajv.compile(later);
}

describe('schemas of the playgrounds', () => {
  test.each(schemaSamples)('$name: values are refused and stored as the schema judges them', async (sample) => {
    // given
    const { files, omissions } = importSample(sample);
    const release = releaseWith(files);
    const judge = await judgeOf(release, 'sampleList.create');
    const store = await storeOf(release, 'sampleList.create');
    const keys: unknown[] = [];
    const validate = ajvOf(sample);
    const random = createRandom(3);
    const differing: unknown[] = [];
    const verdicts = new Set<boolean>();

    // when
    for (let index = 0; index < records; index += 1) {
      const record = Object.fromEntries(
        Object.entries(sample.values).flatMap(([name, values]) =>
          random() < 0.7 ? [[name, pickOne(random, [values[0], ...values])]] : [],
        ),
      );
      const problems = judge(record);
      // A branch of a schema accepts properties that it does not describe. A form does not submit them.
      if (problems.some(([, code]) => code === 'field/hidden')) continue;
      const isValid = validate(structuredClone(record));
      verdicts.add(isValid);
      if (isValid) keys.push(Object(await store(record)).recordNumber);
      if (isValid !== (problems.length === 0)) differing.push([record, isValid, problems]);
    }

    // then
    expect(differing.slice(0, 3)).toEqual([]);
    expect(keys).toEqual(keys.map((_, index) => index + 1));
    expect([...verdicts].sort()).toEqual([false, true]);
    expect(omissions.map(({ keyword }) => keyword)).toEqual(sample.omitted ?? []);
  });
});

import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { expressions, importForeign } from '#compiler';
import { anonymous, createFormState, isRecord, type Release } from '#engine';
import { createRandom } from '../../portal/demo/createRandom.ts';
import { judgeOf, releaseWith, storeOf, target } from '../import/judge.ts';
import type { FormSample } from '../import/samples/FormSample.ts';
import { jsonFormsSamples } from '../import/samples/jsonFormsSamples.ts';
import { recordOf } from '../import/samples/recordOf.ts';
import { rjsfSamples } from '../import/samples/rjsfSamples.ts';
import { surveySamples } from '../import/samples/surveySamples.ts';

/** Number of records per sample. */
const records = 40;
/** Required share of samples that work without a difference. */
const goal = 0.9;

/** `fault`: the first difference of a sample. `omitted`: the keywords that its import leaves out. */
interface Outcome {
  readonly fault?: string;
  readonly omitted: readonly string[];
}

async function measure(sample: FormSample): Promise<Outcome> {
  const result = importForeign({ ...target, text: JSON.stringify(sample.file) });
  if ('problem' in result) return { fault: `import: ${result.problem}`, omitted: [result.problem] };
  const omitted = result.omissions.map(({ keyword }) => keyword);
  if (result.errors.length > 0) return { fault: `gate: ${result.errors[0]?.message}`, omitted };
  const release = releaseWith(result.files);
  const isDrawn = drawForm(release);
  const different = await findDifference(sample, release);
  const fault = isDrawn ? different : 'no form';
  return { ...(fault === undefined ? {} : { fault }), omitted };
}

/** Opens the form as a page does. Returns whether it has fields that can be shown. */
function drawForm(release: Release): boolean {
  const { fields = [] } = release.forms['sample-new'] ?? {};
  if (!Array.isArray(fields)) return false;
  const clock = { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' };
  const scope = { variables: {}, user: anonymous, settings: release.settings, clock, expressions };
  const runtime = { release, locale: 'en', validators: {} };
  const state = createFormState({ fields, rules: [], scope, runtime, base: 'form' });
  return state.decisions().length > 0;
}

/** Returns the first record that the definitions and the schema validate differently, or that cannot be stored. */
async function findDifference({ schema }: FormSample, release: Release): Promise<string | undefined> {
  const judge = await judgeOf(release, 'sampleList.create');
  const store = await storeOf(release, 'sampleList.create');
  const validate = validatorOf(schema);
  const random = createRandom(11);
  for (let index = 0; index < records; index += 1) {
    const record = schema['type'] === 'object' ? recordOf(schema, schema, random) : { value: 'x'.repeat(index % 4) };
    const problems = judge(record);
    // A form does not submit hidden fields, and a schema ignores them.
    if (problems.some(([, code]) => code === 'field/hidden' || code === 'field/locked')) continue;
    const value = schema['type'] === 'object' ? record : record['value'];
    const isValid = value !== '' && validate(value);
    if (isValid !== (problems.length === 0)) return `${JSON.stringify(record)} ${isValid} ${JSON.stringify(problems)}`;
    if (isValid && !isRecord(await store(record))) return `${JSON.stringify(record)} is not stored`;
  }
  return undefined;
}

function validatorOf(schema: Readonly<Record<string, unknown>>): (value: unknown) => boolean {
  const options = { strict: false, useDefaults: true, logger: false } as const;
  const isLate = JSON.stringify(schema).includes('"$defs"');
  const ajv = isLate ? new Ajv2020(options) : new Ajv(options);
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  return (value) => validate(structuredClone(value)) === true;
}

test.each([
  ['react-jsonschema-form', rjsfSamples, 40],
  ['JSON Forms', jsonFormsSamples, 40],
  ['SurveyJS', surveySamples, 30],
] as const)(
  'nine of ten forms in the manner of %s work after their import, and every loss is named',
  async (family, samples, least) => {
    // when
    const outcomes = await Promise.all(samples.map(async (sample) => [sample.name, await measure(sample)] as const));

    // then
    const failed = outcomes.filter(([, { fault }]) => fault !== undefined);
    const silent = failed.filter(([, { omitted }]) => omitted.length === 0);
    console.log(`${family}: ${samples.length - failed.length} of ${samples.length}`);
    expect(samples.length).toBeGreaterThanOrEqual(least);
    expect(silent).toEqual([]);
    expect(1 - failed.length / samples.length).toBeGreaterThanOrEqual(goal);
  },
  120_000,
);

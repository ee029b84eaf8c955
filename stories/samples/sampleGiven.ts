import { completeRecord, type FieldModel, type Release, readPath, type Scope } from '#engine';
import { sampleField } from '../../compiler/samples/sampleField.ts';
import type { SampleRecords } from '../../compiler/samples/sampleRecords.ts';
import { makeField } from './makeField.ts';

/** The source of samples. */
export interface SampleSource {
  readonly release: Release;
  readonly records: SampleRecords;
  readonly scope: Scope;
}

/** Returns a value for each parameter of a form, flow, screen or mail, without optional ones. */
export function sampleGiven(
  given: Readonly<Record<string, string>>,
  source: SampleSource,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, type]) => {
      const value = type.endsWith('?') ? undefined : sampleNamed(name, type, source);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Returns a value of a type. If the name refers to a record, the value is its key. */
export function sampleNamed(name: string, type: string, source: SampleSource): unknown {
  const { release, records } = source;
  const plain = type.replace(/(\[\]|\?)+$/, '');
  const entity = release.entities[plain];
  if (entity?.form === 'record') {
    const rows = (records[plain] ?? []).map((row) => completeRecord(entity, row, source.scope, release));
    return type.includes('[]') ? rows : rows[0];
  }
  const field: FieldModel = {
    ...(fieldOf(plain, release) ?? bareField(plain)),
    path: name,
  };
  return sampleField(field, { release, index: 0, keyOf: (other) => keyOf(other, source) });
}

/** Returns the result of an operation, from the records. */
export function sampleResult(operation: string, source: SampleSource): unknown {
  const result = source.release.operations[operation]?.result;
  if (result === undefined || !('type' in result)) return undefined;
  return sampleNamed('result', result.shape === 'one' ? result.type : `${result.type}[]`, source);
}

function keyOf(entity: string, { release, records }: SampleSource): unknown {
  const key = release.entities[entity]?.key;
  return key === undefined ? undefined : readPath(records[entity]?.[0], key);
}

/** Returns a property of a value type, which has its format and limits. */
function fieldOf(type: string, { entities }: Release): FieldModel | undefined {
  for (const { properties } of Object.values(entities)) {
    const found = properties.find(({ entity }) => entity === type);
    if (found) return { ...found, title: { literal: found.path } };
  }
  return undefined;
}

const bareTypes = ['string', 'number', 'integer', 'boolean'] as const;

function bareField(type: string): FieldModel {
  return makeField(type, { title: { literal: 'Sample' }, type: bareTypes.find((one) => one === type) ?? 'integer' });
}

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { Json, Release } from '#engine';
import { toyRelease } from '../testing/toyRelease.ts';
import { collectConstraints } from './collectConstraints.ts';
import { compileValidators } from './compileValidators.ts';
import { importValidators } from './importValidators.ts';

const schemas: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  'text-40': { type: 'string', maxLength: 40 },
  'shelf-mark': { type: 'string', format: 'shelf-mark' },
  email: { type: 'string', format: 'email' },
  day: { type: 'string', format: 'date' },
  instant: { type: 'string', format: 'date-time' },
  moment: { type: 'string', format: 'time' },
  address: { type: 'string', format: 'uri' },
  identifier: { type: 'string', format: 'uuid' },
  'has-constructor': { type: 'object', required: ['constructor'] },
};

function releaseWithSchemas(): Release {
  const fields = Object.entries(schemas).map(([constraint, schema]) => ({ constraint, schema }));
  return { ...toyRelease(), settings: { fields } };
}

describe('compiled validators', () => {
  test('need nothing from outside and evaluate nothing', () => {
    const source = compileValidators(releaseWithSchemas());

    expect(source.match(/\bimport\b|new Function|\beval\b/g)).toBeNull();
    expect(source.match(/export /g)).toEqual(['export ']);
  });

  test('answer one check per distinct constraint', async () => {
    const validators = await importValidators(compileValidators(releaseWithSchemas()));

    expect(Object.keys(validators).sort()).toEqual([...collectConstraints(releaseWithSchemas()).keys()].sort());
    expect(validators['text-40']?.('Emma')).toEqual([]);
    expect(validators['text-40']?.('x'.repeat(41))).toEqual([
      { keyword: 'maxLength', params: { limit: 40 }, instancePath: '' },
    ]);
  });

  test('count characters, not halves of them', async () => {
    const validators = await importValidators(compileValidators(releaseWithSchemas()));

    expect(validators['text-40']?.('😀'.repeat(40))).toEqual([]);
    expect(validators['text-40']?.('😀'.repeat(41))).toHaveLength(1);
    expect(validators['text-40']?.('\ud83d'.repeat(41))).toHaveLength(1);
    expect(validators['text-40']?.('\ude00'.repeat(40))).toEqual([]);
  });

  test('drop formats that only a widget knows', async () => {
    const validators = await importValidators(compileValidators(releaseWithSchemas()));

    expect(validators['shelf-mark']?.('anything')).toEqual([]);
  });

  test('read e-mails, days, times, addresses and identifiers as ajv-formats does', async () => {
    const release = releaseWithSchemas();
    const validators = await importValidators(compileValidators(release));
    const oracle = new Ajv2020();
    addFormats.default(oracle, { mode: 'full' });
    const samples = [
      ...['a@b.example', 'A.b+c@d-e.example', 'no', '@x.example', 'a@b', 'a b@c.example', 'a@b..example'],
      ...['2026-11-21', '2024-02-29', '2026-02-29', '2026-13-01', '2026-1-1', '26-11-21', ''],
      ...['2026-1a-01', '2026/11/21', '２０２６-11-21', '2026-11-2١', '-026-11-21', '2026-11-21 ', ' 2026-11-2'],
      ...['2026-11-21T10:00:00Z', '2026-11-21t10:00:00.5+01:00', '2026-11-21T24:00:00Z', '2016-12-31T23:59:60Z'],
      ...['10:00:00Z', '24:00:00Z', '10:00', '10:00:00+01:00', '23:59:60Z', 'noon'],
      ...[
        'https://library.example/a?b=c#d',
        'mailto:a@b.example',
        'library.example',
        'https://a b',
        '//a.example',
        'urn:isbn:1',
      ],
      ...[
        '0b7c9b8e-0d8b-4d3e-9f6a-1b2c3d4e5f60',
        'urn:uuid:0b7c9b8e-0d8b-4d3e-9f6a-1b2c3d4e5f60',
        '0b7c9b8e0d8b4d3e',
        'g',
      ],
      ...['2026-11-21T10:00:00', '2026-11-21 10:00:00Z', '2026-11-21T10:00:00+24:00', '2016-12-31T22:59:60Z'],
    ];

    for (const [constraint, format] of [
      ['email', 'email'],
      ['day', 'date'],
      ['instant', 'date-time'],
      ['moment', 'time'],
      ['address', 'uri'],
      ['identifier', 'uuid'],
    ] as const) {
      const expected = oracle.compile({ type: 'string', format });
      const differing = samples.filter((one) => (validators[constraint]?.(one).length === 0) !== expected(one));
      expect(differing).toEqual([]);
    }
  });

  test('are not fooled by names every object inherits', async () => {
    const validators = await importValidators(compileValidators(releaseWithSchemas()));

    expect(validators['has-constructor']?.({})).toHaveLength(1);
  });

  test('refuse one name for two schemas', () => {
    const release = releaseWithSchemas();
    const twice = {
      ...release,
      settings: { ...release.settings, extra: { constraint: 'text-40', schema: { maxLength: 1 } } },
    };

    expect(() => compileValidators(twice)).toThrow('Constraint "text-40" names two different schemas.');
  });
});

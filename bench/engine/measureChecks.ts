import { Environment } from '@marcbachmann/cel-js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { anonymous, checkBody, compileRelease, evaluate, loadSet, type Scope } from '#engine';
import { compileValidators } from '../../server/validators/compileValidators.ts';
import { importValidators } from '../../server/validators/importValidators.ts';
import { readBase } from '../../tests/engine/readFixtures.ts';
import type { Row } from '../Row.ts';
import { shuffled } from '../statistics.ts';

const loops = 20_000;

type Work = () => unknown;

/** Time of one call in microseconds, each subject in turn, in an order that chance decides. */
function alternate(task: string, works: Readonly<Record<string, Work>>, repetitions: number): readonly Row[] {
  const rows = Object.keys(works).map((subject) => ({ task, subject, unit: 'µs' as const, samples: [] as number[] }));
  for (let round = -1; round < repetitions; round += 1) {
    for (const [subject, work] of shuffled(Object.entries(works))) {
      const start = performance.now();
      for (let loop = 0; loop < loops; loop += 1) work();
      const time = ((performance.now() - start) * 1000) / loops;
      if (round >= 0) rows.find((row) => row.subject === subject)?.samples.push(time);
    }
  }
  return rows;
}

const record = {
  isbn: '9780441013593',
  dueOn: '2026-12-20',
  lentOn: '2026-11-21',
  status: 'LENT',
  note: 'Handle gently',
};

function scopeOf(variables: Readonly<Record<string, unknown>>): Scope {
  const clock = { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' };
  return { variables, user: anonymous, settings: {}, clock };
}

/** An expression through the engine's door and as the library for expressions has it. */
export function measureExpressions(repetitions: number): readonly Row[] {
  const source = "this.dueOn > this.lentOn && this.status in ['LENT', 'LATE']";
  const raw = new Environment({ unlistedVariablesAreDyn: true }).parse(source);
  const scope = scopeOf({ this: record });
  const works = { 'raw cel-js': () => raw({ this: record }), ours: () => evaluate({ '=': source }, scope) };
  return alternate('expression', works, repetitions);
}

/** A payload by a schema of a hand, by the release's own validators, and with all that a body is decided by. */
export async function measurePayloads(repetitions: number): Promise<readonly Row[]> {
  const release = compileRelease(loadSet(readBase()).set.definitions);
  const validators = await importValidators(compileValidators(release));
  const operation = release.operations['loans.create'];
  if (operation === undefined) throw new Error('The library lends no more.');
  const fields = operation.body ?? [];
  const body: Readonly<Record<string, unknown>> = { isbn: record.isbn, dueOn: record.dueOn, note: record.note };
  const schema = {
    type: 'object',
    required: ['isbn', 'dueOn'],
    properties: {
      isbn: { type: 'string' },
      dueOn: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' },
      note: { type: 'string', maxLength: 255 },
    },
  };
  const check = new Ajv2020({ allErrors: true }).compile(schema);
  const scope = scopeOf({ this: body, root: body, body, chosen: {}, route: {} });
  const runtime = { release, locale: 'en', validators };
  const works = {
    'raw Ajv': () => check(body),
    ours: () => fields.every(({ path, constraint }) => validators[constraint]?.(body[path]).length === 0),
    'ours, whole body': () => checkBody({ operation, body, scope, runtime }),
  };
  return alternate('payload of a form', works, repetitions);
}

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { compileRelease, loadSet } from '#compiler';
import { checkBody, type FieldModel, type OperationModel, type Runtime } from '#engine';
import { checkValue } from '../../engine/forms/checkValue.ts';
import { compileValidators } from '../../server/validators/compileValidators.ts';
import { importValidators } from '../../server/validators/importValidators.ts';
import { readBase } from '../../tests/engine/readFixtures.ts';
import type { Goal, Row } from '../Row.ts';
import { alternate, type Work } from './alternate.ts';
import { scopeOf } from './measureExpressions.ts';

const raw = 'raw Ajv';
/** Types and constraints only, by the release's own validators: the share of Ajv. */
const schemas = 'ours, schemas alone';
/** All checks of a body: size, unknown, forbidden, hidden and locked fields, schemas, defaults, rules. */
const door = 'ours, whole door';
/** The same with a rule of the entity on the body merged with the stored record: one more expression. */
const ruled = 'ours, whole door and a rule';
/** The same for an operation with a rule, so that its fields depend on each other. */
const closer = 'ours, whole door, looked at closely';
/** The same for a body of which every third field has a condition that reads another field. */
const conditional = 'ours, whole door, every third field conditional';

const three = 'payload of 3 fields';
const many = 'payload of 120 fields';

export const payloadGoals: readonly Goal[] = [
  ...[three, many].flatMap((task) =>
    [schemas, door].map((subject): Goal => ({ task, subject, at: 'median', than: { subject: raw, times: 1.5 } })),
  ),
  ...[closer, conditional].map(
    (subject): Goal => ({ task: many, subject, at: 'median', than: { subject: raw, times: 10 } }),
  ),
];

const values: Readonly<Record<string, string>> = {
  isbn: '9780441013593',
  dueOn: '2026-12-20',
  note: 'Handle gently',
};

/** Measures valid bodies with one schema of plain Ajv with the same constraints, and with the engine. */
export async function measurePayloads(repetitions: number): Promise<readonly Row[]> {
  const release = compileRelease(loadSet(readBase()).set.definitions);
  const runtime: Runtime = {
    release,
    locale: 'en',
    validators: await importValidators(compileValidators(release)),
  };
  const operation = release.operations['loans.create'];
  if (operation === undefined) throw new Error('The library lends no more.');
  const { of: _of, ...plain } = operation;
  const wide = { ...plain, body: Array.from({ length: 40 }, (_none, index) => numbered(plain, index)).flat() };
  return [
    ...alternate({
      task: three,
      works: { ...worksOf(plain, runtime), ...ruledWork(operation, runtime) },
      repetitions,
      loops: 50_000,
    }),
    ...alternate({ task: many, works: worksOf(wide, runtime), repetitions, loops: 1_000 }),
  ];
}

/** Returns the fields of an operation, with numbered names. */
function numbered({ body = [] }: OperationModel, index: number): readonly FieldModel[] {
  return body.map((field) => ({ ...field, path: `${field.path}${index}`, wire: `${field.wire}${index}` }));
}

function bodyOf({ body = [] }: OperationModel): Readonly<Record<string, unknown>> {
  return Object.fromEntries(body.map(({ path }) => [path, values[path.replace(/\d+$/, '')]]));
}

function worksOf(operation: OperationModel, runtime: Runtime): Readonly<Record<string, Work>> {
  const fields = operation.body ?? [];
  const body = bodyOf(operation);
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv, { mode: 'full' });
  const check = ajv.compile({
    type: 'object',
    additionalProperties: false,
    required: fields.filter(({ required }) => required === true).map(({ path }) => path),
    properties: Object.fromEntries(fields.map(({ path, schema }) => [path, schema])),
  });
  const idle = { rule: 'idle', at: '', when: false, check: { '=': 'true' }, message: { literal: '' } };
  const hanging = { ...operation, rules: [idle] };
  const when = { '=': `this.${fields[1]?.path} != ''` };
  const depending = { ...operation, body: fields.map((field, at) => (at % 3 === 0 ? { ...field, when } : field)) };
  const scope = scopeOf({ this: body, root: body, body, chosen: {}, route: {} });
  const works = {
    [raw]: () => check(body),
    [schemas]: () => fields.every((field) => checkValue(field, body[field.path], runtime) === undefined),
    [door]: () => checkBody({ operation, body, scope, runtime }).problems.length === 0,
    [closer]: () => checkBody({ operation: hanging, body, scope, runtime }).problems.length === 0,
    [conditional]: () => checkBody({ operation: depending, body, scope, runtime }).problems.length === 0,
  };
  const refused = Object.entries(works).find(([, work]) => !work());
  if (refused !== undefined) throw new Error(`${refused[0]}: the payload is refused.`);
  return works;
}

function ruledWork(operation: OperationModel, runtime: Runtime): Readonly<Record<string, Work>> {
  const body = bodyOf(operation);
  const record = { lentOn: '2026-11-21' };
  const scope = scopeOf({ this: body, root: body, body, chosen: {}, route: {}, record });
  return { [ruled]: () => checkBody({ operation, body, scope, runtime }) };
}

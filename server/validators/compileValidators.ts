import { _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { Json, Release } from '#engine';
import { collectConstraints } from './collectConstraints.ts';
import { carriedFormats, standaloneRuntime } from './standaloneRuntime.ts';

type Schema = Readonly<Record<string, Json>>;

/**
 * Returns the validators of a release as one self-contained ES module: `export default { [constraint]: (value) =>
 * problems }`. Browser and server run the same code.
 */
export function compileValidators(release: Release): string {
  const constraints = [...collectConstraints(release)].sort(([a], [b]) => (a < b ? -1 : 1));
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    ownProperties: true,
    messages: false,
    code: { source: true, esm: true, lines: false, formats: _`formats` },
  });
  for (const [name, check] of carriedFormats) ajv.addFormat(name, check);
  const names: Record<string, string> = {};
  constraints.forEach(([constraint, schema], index) => {
    names[`check${index}`] = `constraint-${index}`;
    addConstraint(ajv, { constraint, key: `constraint-${index}`, schema });
  });
  const checks = constraints.length === 0 ? '' : readableModule(standaloneCode.default(ajv, names));
  const entries = constraints.map(([constraint], index) => `  ${JSON.stringify(constraint)}: ask(check${index}),`);
  return [
    standaloneRuntime,
    checks,
    'const none = Object.freeze([]);',
    'const ask = (check) => (value) => check(value) ? none : check.errors.map(({ keyword, params, instancePath }) => ({ keyword, params, instancePath }));',
    'export default {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

function addConstraint(ajv: Ajv2020, entry: { constraint: string; key: string; schema: Schema }): void {
  try {
    ajv.addSchema(dropUnknownFormats(entry.schema), entry.key);
    ajv.getSchema(entry.key);
  } catch (error) {
    throw new Error(`Constraint "${entry.constraint}": ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Removes the exports of generated functions. The module has one default export. */
function readableModule(code: string): string {
  return code.replace('"use strict";', '').replace(/export const /g, 'const ');
}

/** A format without a check belongs to the widget (`phone`, `currency`). */
function dropUnknownFormats(schema: Schema): Schema {
  const walked = walk(schema);
  return isSchema(walked) ? walked : schema;
}

function walk(value: Json): Json {
  if (isList(value)) return value.map(walk);
  if (!isSchema(value)) return value;
  const kept = Object.entries(value).filter(
    ([name, word]) => name !== 'format' || typeof word !== 'string' || carriedFormats.has(word),
  );
  return Object.fromEntries(
    kept.map(([name, word]) => [name, name === 'const' || name === 'enum' ? word : walk(word)]),
  );
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isSchema(value: Json): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

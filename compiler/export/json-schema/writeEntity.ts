import {
  type FieldModel,
  type FormModel,
  isChoice,
  isExpression,
  type Json,
  type OperationModel,
  type Release,
  type RuleModel,
  type Template,
} from '#engine';
import { joinPointer } from '../../compile/pointer.ts';
import type { ImportReport } from '../../import/Importer.ts';
import type { ExportedDefinition } from '../Exporter.ts';
import { type Formula, renamePaths } from '../Formula.ts';
import { readFormula } from '../readFormula.ts';
import { textOf } from '../textOf.ts';
import { toSchema } from './toSchema.ts';

type Schema = Record<string, Json>;

interface Writing {
  readonly release: Release;
  readonly report: ImportReport;
  /** Fields of the form that creates a record, by path. */
  readonly overlay: ReadonlyMap<string, FieldModel>;
  readonly definitions: Map<string, Json>;
}

/** The location of the fields of a record. */
interface Level {
  readonly path: string;
  readonly pointer: string;
  /** Conditions of a nested record read values outside it. */
  readonly isNested: boolean;
}

const deepest = 8;

/** Writes the schema of an entity's records, as the operation and the form that create them require. */
export function writeEntity(id: string, release: Release, report: ImportReport): ExportedDefinition {
  const entity = release.entities[id];
  if (entity === undefined) return { problem: `There is no entity "${id}".` };
  if (entity.form !== 'record') return { problem: `"${id}" is no record.` };
  const operation = Object.values(release.operations).find((one) => isCreation(one, id));
  const fields = operation?.body?.filter(({ decidedBy }) => decidedBy === undefined) ?? entity.properties;
  const form = operation && Object.values(release.forms).find((one) => isFormOf(one, operation));
  const overlay = new Map(fieldsOf(form).map((field) => [field.path, field]));
  const writing: Writing = { release, report, overlay, definitions: new Map() };
  const level: Level = { path: '', pointer: '/properties', isNested: false };
  const title = textOf(entity.title, release);
  const record = recordOf(fields, level, writing, writeRules(entity.rules, fields, report));
  return {
    json: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      ...(title === undefined ? {} : { title }),
      ...record,
      ...(writing.definitions.size === 0 ? {} : { $defs: Object.fromEntries(writing.definitions) }),
    },
  };
}

function isCreation({ of, method, path, body }: OperationModel, id: string): boolean {
  return of === id && method === 'POST' && body !== undefined && !path.includes('{');
}

function isFormOf({ submits }: FormModel, { id }: OperationModel): boolean {
  return submits.some(({ run }) => run === id);
}

function fieldsOf(form: FormModel | undefined): readonly FieldModel[] {
  return form !== undefined && isList(form.fields) ? form.fields : [];
}

function isList(fields: FormModel['fields']): fields is readonly FieldModel[] {
  return Array.isArray(fields);
}

/** Writes rules as conditions of the record. Omits rules that are not comparisons. */
function writeRules(rules: readonly RuleModel[], fields: readonly FieldModel[], report: ImportReport): readonly Json[] {
  return rules.flatMap(({ rule, at, when, check }): readonly Json[] => {
    const [shown, kept] = [readFormula(when), readFormula(check)];
    if (kept === undefined || (when !== true && shown === undefined)) {
      report.omit({ pointer: `/rules/${rule}`, keyword: 'rule', message: 'A rule that is no comparison is left out.' });
      return [];
    }
    const conditions: readonly Formula[] = [
      ...(at === '' ? [] : [{ kind: 'present', path: at } as const]),
      ...(shown === undefined ? [] : [shown]),
    ];
    const then = conditionSchema(at === '' ? kept : assumePresent(kept, at), fields);
    return [conditions.length === 0 ? then : { if: conditionSchema({ kind: 'all', of: conditions }, fields), then }];
  });
}

function recordOf(fields: readonly FieldModel[], level: Level, writing: Writing, rules: readonly Json[] = []): Schema {
  const properties: Schema = {};
  const required: string[] = [];
  const branches: Json[] = [...rules];
  for (const below of fields) {
    const path = level.path === '' ? below.path : `${level.path}.${below.path}`;
    const field = writing.overlay.get(path) ?? below;
    const name = below.wire;
    const schema = schemaOf(field, { ...level, path, pointer: joinPointer(level.pointer, name) }, writing);
    if (isRequiredInside(field, level)) required.push(name);
    const branch = isRequiredInside(field, level)
      ? undefined
      : branchOf(field, { name, schema, level, fields }, writing);
    if (branch !== undefined) branches.push(branch);
    if (branch === undefined || field.when === true) properties[name] = schema;
    if (field.when === true && field.required === true) required.push(name);
  }
  return {
    type: 'object',
    properties,
    ...(required.length === 0 ? {} : { required }),
    ...(branches.length === 0 ? {} : { allOf: branches }),
    // Properties of branches are listed too.
    [branches.length === 0 ? 'additionalProperties' : 'unevaluatedProperties']: false,
  };
}

/** Whether a value is required only if its enclosing record is present. */
function isRequiredInside({ when, required }: FieldModel, { isNested, path }: Level): boolean {
  if (!isNested || when !== true || typeof required === 'boolean') return false;
  const formula = readFormula(required);
  return formula?.kind === 'present' && formula.path === path;
}

interface Property {
  readonly name: string;
  readonly schema: Schema;
  readonly level: Level;
  /** Fields that its conditions can read. */
  readonly fields: readonly FieldModel[];
}

/** The branch that a condition adds to a record: a property, or its requirement. */
function branchOf(field: FieldModel, { name, schema, level, fields }: Property, { report }: Writing): Json | undefined {
  const { when, required } = field;
  const isShown = when === true;
  if (isShown && typeof required === 'boolean') return undefined;
  const omit = (keyword: string): undefined => {
    const pointer = joinPointer(joinPointer(level.pointer, name), keyword);
    report.omit({ pointer, keyword, message: 'The condition has no schema: the value is optional.' });
    return undefined;
  };
  const shown = isShown ? undefined : readFormula(when);
  const needed = typeof required === 'boolean' ? undefined : readFormula(required);
  if (!isShown && (shown === undefined || level.isNested)) return omit('when');
  if (typeof required !== 'boolean' && (needed === undefined || level.isNested)) {
    omit('required');
    if (isShown) return undefined;
  }
  const then = needed === undefined ? [] : [{ if: conditionSchema(needed, fields), then: { required: [name] } }];
  if (shown === undefined) return then[0];
  const inside = {
    ...(required === true ? { required: [name] } : {}),
    ...(then[0] === undefined ? {} : { allOf: then }),
  };
  return { if: conditionSchema(shown, fields), then: { properties: { [name]: schema }, ...inside } };
}

/** A rule applies to a present value, so the part that allows an absent one can be removed. */
function assumePresent(formula: Formula, path: string): Formula {
  if (formula.kind !== 'any') return formula;
  const others = formula.of.filter((one) => !(one.kind === 'not' && one.of.kind === 'present' && one.of.path === path));
  const [only] = others;
  return others.length === 1 && only !== undefined ? only : { kind: 'any', of: others };
}

/** Writes a condition with the wire names of requests. */
function conditionSchema(formula: Formula, fields: readonly FieldModel[]): Schema {
  return { ...toSchema(renamePaths(formula, (path) => wirePath(path, fields))) };
}

function wirePath(path: string, fields: readonly FieldModel[]): string {
  const field = fields.find((one) => path === one.path || path.startsWith(`${one.path}.`));
  if (field === undefined) return path;
  if (path === field.path) return field.wire;
  return `${field.wire}.${wirePath(path.slice(field.path.length + 1), field.properties ?? [])}`;
}

function schemaOf(field: FieldModel, level: Level, writing: Writing): Schema {
  const { release } = writing;
  const title = textOf(field.title, release);
  const description = textOf(field.help, release);
  const initial = constantOf(field.default);
  reportOmitted(field, level, writing);
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...valueSchema(field, level, writing),
    ...(initial === undefined ? {} : { default: initial }),
    ...(field.readOnly || field.value !== undefined || field.locked === true ? { readOnly: true } : {}),
  };
}

function valueSchema(field: FieldModel, level: Level, writing: Writing): Schema {
  const { properties, schema, type } = field;
  const depth = level.path.split('.').length;
  if (properties === undefined || depth > deepest) return plainOf(field, writing);
  if (type === 'array') {
    const items = recordOf(properties, { ...level, isNested: false }, writing);
    return { ...schema, type: 'array', items };
  }
  return recordOf(properties, { ...level, isNested: true }, writing);
}

/** The schema of a plain value: its values with titles, or its limits. */
function plainOf({ schema, values, type }: FieldModel, { release }: Writing): Schema {
  const titled = values?.map(({ value, title }) => ({ const: value, title: textOf(title, release) ?? String(value) }));
  const choice: Schema =
    titled === undefined
      ? {}
      : titled.every(({ const: value, title }) => String(value) === title)
        ? { enum: titled.map(({ const: value }) => value) }
        : { oneOf: titled };
  const { enum: _, items, ...limits } = schema;
  if (type === 'array') {
    const inner = typeof items === 'object' && items !== null && !Array.isArray(items) ? { ...items } : {};
    const { enum: __, ...itemLimits } = Object(inner);
    return { ...limits, type: 'array', items: titled === undefined ? { ...inner } : { ...itemLimits, ...choice } };
  }
  return { ...limits, ...choice };
}

function reportOmitted(field: FieldModel, { pointer }: Level, { report }: Writing): void {
  const omit = (keyword: string, message: string): void =>
    report.omit({ pointer: joinPointer(pointer, keyword), keyword, message });
  if (field.default !== undefined && constantOf(field.default) === undefined)
    omit('default', 'An expression has no schema.');
  if (field.options !== undefined) omit('options', 'Any value of this type is accepted.');
  if (field.flow !== undefined) omit('flow', 'Export the flow for its questions.');
  if (field.normalise.length > 0) omit('normalise', 'The value is validated as it is.');
  if (field.rules.length > 0) omit('rules', 'A rule has no schema.');
}

function constantOf(template: Template | undefined): Json | undefined {
  if (template === undefined || template === null || isExpression(template) || isChoice(template)) return undefined;
  return typeof template === 'object' ? undefined : template;
}

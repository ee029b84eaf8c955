import type { Condition, EntityModel, FieldModel, OperationModel, Release, ResultModel } from '#engine';
import { isSchemaType, parseTypeName } from '../compile/typeName.ts';

/** TypeScript declarations of a release: entities, arguments and results of operations, and all names. */
export function generateTypes(release: Release): string {
  const entities = Object.values(release.entities);
  const operations = Object.values(release.operations);
  return [
    '// Generated from the definitions by `npm run generate`. Do not edit.',
    '',
    ...entities.map((entity) => entityType(entity, release)),
    mapType(
      'Entities',
      entities.map((entity) => [entity.id, typeIdentifier(entity.id)]),
    ),
    mapType(
      'OperationArguments',
      operations.map((operation) => [operation.id, argumentsType(operation, release)]),
    ),
    mapType(
      'OperationResults',
      operations.map((operation) => [operation.id, resultType(operation.result, release)]),
    ),
    'export type EntityName = keyof Entities;\n',
    'export type OperationId = keyof OperationArguments;\n',
    unionType(
      'FunctionId',
      release.access.functions.map((entry) => entry.id),
    ),
    unionType(
      'RoleName',
      release.access.roles.map((role) => role.role),
    ),
    unionType(
      'PolicyName',
      release.access.policies.map((policy) => policy.policy),
    ),
    unionType(
      'ScreenRoute',
      Object.values(release.screens).flatMap((screen) => screen.route ?? []),
    ),
    unionType('TextKey', Object.keys(release.texts['en'] ?? {}).sort()),
  ].join('\n');
}

/** `created-project` → `CreatedProject`. */
function typeIdentifier(id: string): string {
  return id
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

function entityType(entity: EntityModel, release: Release): string {
  const name = typeIdentifier(entity.id);
  const title = `/** Entity \`${entity.id}\`. */\n`;
  if (entity.form === 'value') return `${title}export type ${name} = unknown;\n`;
  if (entity.form === 'question') return `${title}export type ${name} = Readonly<Record<string, unknown>>;\n`;
  return `${title}export interface ${name} ${objectType(entity.properties, release, 1, false)}\n`;
}

function objectType(fields: readonly FieldModel[], release: Release, depth: number, strict: boolean): string {
  const indent = '  '.repeat(depth);
  const lines = fields.map((field) => {
    const optional = strict && isConstantTrue(field.required) && field.when === true ? '' : '?';
    const absent = optional === '' ? '' : ' | undefined';
    return `${indent}readonly ${propertyName(field.path)}${optional}: ${fieldType(field, release, depth)}${absent};`;
  });
  return lines.length === 0 ? 'Readonly<Record<string, never>>' : `{\n${lines.join('\n')}\n${'  '.repeat(depth - 1)}}`;
}

function fieldType(field: FieldModel, release: Release, depth: number): string {
  const single = itemType(field, release, depth);
  return field.schema['type'] === 'array' ? `readonly (${single})[]` : single;
}

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
};

function itemType(field: FieldModel, release: Release, depth: number): string {
  if (field.values !== undefined)
    return field.values.map((option) => JSON.stringify(option.value)).join(' | ') || 'string';
  const entity = field.entity === undefined ? undefined : release.entities[field.entity];
  if (entity?.form === 'record') return typeIdentifier(entity.id);
  if (field.properties !== undefined) return objectType(field.properties, release, depth + 1, false);
  const { items } = field.schema;
  const type = isRecord(items) ? items['type'] : field.schema['type'];
  return primitives[String(type)] ?? 'unknown';
}

function argumentsType(operation: OperationModel, release: Release): string {
  const paging =
    operation.result.shape === 'page' ? ['page', 'size'].map((name) => `  readonly ${name}?: number | undefined;`) : [];
  const parameters = operation.parameters.map((name) => `  readonly ${propertyName(name)}: string;`);
  const known = new Set(operation.parameters);
  const fields = [...operation.query, ...(operation.body ?? [])].filter((field) => !known.has(field.path));
  const typed = fields.map((field) => {
    const optional = isConstantTrue(field.required) && field.when === true ? '' : '?';
    return `  readonly ${propertyName(field.path)}${optional}: ${fieldType(field, release, 1)}${optional === '' ? '' : ' | undefined'};`;
  });
  const lines = [...new Set([...parameters, ...typed, ...paging])];
  return lines.length === 0
    ? 'Readonly<Record<string, never>>'
    : `{\n${lines.map((line) => `  ${line}`).join('\n')}\n  }`;
}

function resultType(result: ResultModel, release: Release): string {
  if (result.shape === 'none') return 'undefined';
  if (result.shape === 'file') return '{ readonly name: string; readonly type: string; readonly data: ArrayBuffer }';
  const type = namedType(result.type, release);
  if (result.shape === 'one') return type;
  if (result.shape === 'list') return `readonly (${type})[]`;
  return `{ readonly content: readonly (${type})[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number }`;
}

function namedType(text: string, release: Release): string {
  const type = parseTypeName(text);
  const single = isSchemaType(type.name)
    ? (primitives[type.name] ?? 'unknown')
    : type.name in release.entities
      ? typeIdentifier(type.name)
      : 'unknown';
  return `${single}${type.optional ? ' | undefined' : ''}`;
}

function mapType(name: string, entries: readonly (readonly [string, string])[]): string {
  return `export interface ${name} {\n${entries.map(([key, type]) => `  readonly ${propertyName(key)}: ${type};`).join('\n')}\n}\n`;
}

function unionType(name: string, members: readonly (string | number)[]): string {
  const union = members.length === 0 ? 'never' : members.map((member) => `\n  | ${JSON.stringify(member)}`).join('');
  return `export type ${name} =${union};\n`;
}

function propertyName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
}

function isConstantTrue(condition: Condition): boolean {
  return condition === true;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

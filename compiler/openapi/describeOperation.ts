import { type OperationModel, type ResultModel, sortPaths } from '#engine';
import { isFileField, largestPage } from '#engine/internal';
import { isSchemaType, parseTypeName } from '../compile/typeName.ts';
import { type Description, describeField, describeObject, refer, type Schema, sourceOf } from './describeFields.ts';

/** Describes one operation as an OpenAPI Operation Object. */
export function describeOperation(operation: OperationModel, from: Description): Schema {
  const body = describeBody(operation, from);
  const open = new Set(from.release.access.policies.filter(({ when }) => when === true).map(({ policy }) => policy));
  const isPublic = Object.keys(operation.allow).some((policy) => open.has(policy));
  return {
    operationId: operation.id,
    summary: sourceOf(operation.title, from) || operation.id,
    description: describeAccess(operation),
    tags: [operation.id.split('.')[0] ?? operation.id],
    parameters: describeParameters(operation, from),
    ...(body === undefined ? {} : { requestBody: body }),
    responses: describeResponses(operation, from),
    security: isPublic ? [] : [{ token: [] }],
    'x-allow': operation.allow,
  };
}

function changes({ method }: OperationModel): boolean {
  return method !== 'GET';
}

function describeAccess(operation: OperationModel): string {
  const { allow, once } = operation;
  const who = Object.entries(allow)
    .map(([policy, relation]) => (relation === 'all' ? `\`${policy}\`` : `\`${policy}\` (records: ${relation})`))
    .join(', ');
  const repeated = once
    ? ' A repeated request with the same `idempotency-key` has one effect and one answer.'
    : changes(operation)
      ? ' Its answer is a secret that is not kept: a repeated request runs again.'
      : '';
  return `Open to ${who || 'nobody'}.${repeated}`;
}

function describeParameters(operation: OperationModel, from: Description): readonly Schema[] {
  const path = operation.parameters.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const query = operation.query.map((field) => ({
    name: field.wire,
    in: 'query',
    required: field.required === true && field.when === true,
    schema: describeField(field, from),
  }));
  return [
    ...path,
    ...query,
    ...describeFilter(operation),
    ...describePaging(operation, from),
    ...describeHeaders(operation),
  ];
}

const onceKey: Schema = {
  name: 'idempotency-key',
  in: 'header',
  required: false,
  description:
    'Drawn by the caller for one press and kept for its retries: the same key has one effect and one answer.',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
};

const draft: Schema = {
  name: 'x-draft',
  in: 'header',
  required: false,
  description:
    'Says that the call is a step of a draft, encoded as a query: `wizard=…&key=…&step=…`, with `last=true` at the last step. The draft keeps the answer, or ends.',
  schema: { type: 'string', maxLength: 2000 },
};

/** Headers of operations that change data. */
function describeHeaders(operation: OperationModel): readonly Schema[] {
  return changes(operation) ? [onceKey, draft] : [];
}

function describeFilter({ filter }: OperationModel): readonly Schema[] {
  if (filter === undefined) return [];
  const names = filter.fields.map(({ wire }) => `\`${wire}\``).join(', ');
  const ranges = filter.fields.filter(({ words }) => words['range'] === true).map(({ wire }) => `\`${wire}\``);
  const ends = ' `equalsafter` and `equalsbefore` are the two ends of a range, of which either can be left out';
  return [
    {
      name: 'filter',
      in: 'query',
      required: false,
      description: `\`field|operator|value\`, several parted by \`;\`. Fields: ${names}.${ranges.length === 0 ? '' : `${ends}: ${ranges.join(', ')}.`}`,
      schema: { type: 'string' },
    },
  ];
}

function describePaging(operation: OperationModel, { release }: Description): readonly Schema[] {
  const { result, size } = operation;
  if (result.shape !== 'page') return [];
  const paths = sortPaths(operation, release);
  return [
    { name: 'page', in: 'query', required: false, schema: { type: 'integer', minimum: 0, default: 0 } },
    {
      name: 'size',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: largestPage, default: size },
    },
    ...(paths.length === 0
      ? []
      : [
          {
            name: 'sort',
            in: 'query',
            required: false,
            description: 'A property path, `-` before it for descending.',
            schema: { type: 'string', enum: paths.flatMap((path) => [path, `-${path}`]) },
          },
        ]),
  ];
}

const version: Schema = {
  type: 'integer',
  description: 'Version of the record that this was made over; refused with 409 when it is no longer the present one.',
};

function describeBody(operation: OperationModel, from: Description): Schema | undefined {
  const { body, versioned } = operation;
  if (body === undefined && !versioned) return undefined;
  const described = describeObject(body ?? [], from, true);
  const schema = versioned ? { ...described, properties: { ...Object(described['properties']), version } } : described;
  const isParted = operation.part !== undefined || (body ?? []).some(isFileField);
  const media = isParted ? 'multipart/form-data' : 'application/json';
  return { required: body !== undefined, content: { [media]: { schema } } };
}

function describeResponses(operation: OperationModel, from: Description): Schema {
  const { result } = operation;
  const refusal = { $ref: '#/components/responses/refusal' };
  const success: Schema =
    result.shape === 'none'
      ? { [operation.status?.done ?? 204]: { description: 'Done.' } }
      : { [operation.status?.done ?? 200]: { description: 'Done.', content: describeResult(result, from) } };
  return { ...success, '4XX': refusal, '5XX': refusal };
}

function describeResult(result: Exclude<ResultModel, { shape: 'none' }>, from: Description): Schema {
  if (result.shape === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const type = describeType(result.type, from);
  const schemas: Readonly<Record<typeof result.shape, Schema>> = {
    one: type,
    list: describeList(result, type),
    page: {
      type: 'object',
      required: ['content', 'totalElements', 'totalPages', 'number', 'size'],
      properties: {
        content: { type: 'array', items: type },
        ...Object.fromEntries(
          ['totalElements', 'totalPages', 'number', 'size'].map((name) => [name, { type: 'integer' }]),
        ),
      },
    },
  };
  return { 'application/json': { schema: schemas[result.shape] } };
}

function describeList(result: ResultModel, items: Schema): Schema {
  const list: Schema = { type: 'array', items };
  if (result.shape !== 'list' || result.under === undefined) return list;
  return { type: 'object', required: [result.under], properties: { [result.under]: list } };
}

function describeType(text: string, { release }: Description): Schema {
  const { name, list } = parseTypeName(text);
  const one: Schema = Object.hasOwn(release.entities, name)
    ? refer(name)
    : isSchemaType(name) && name !== 'any'
      ? { type: name }
      : {};
  return list ? { type: 'array', items: one } : one;
}

import type { EntityModel, Release } from '#engine';
import { isInternal } from '../release/isInternal.ts';
import { type Description, describeObject, type Schema, sourceOf } from './describeFields.ts';
import { describeOperation } from './describeOperation.ts';

interface DescribeInput {
  readonly release: Release;
  /** Language of titles and help. */
  readonly locale: string;
  /** Title of the document. */
  readonly title: string;
  /** Path prefix of the operations: `/api`. */
  readonly prefix: string;
}

/**
 * Describes the operations and entities of a release as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1).
 */
export function describeApi({ release, locale, title, prefix }: DescribeInput): Schema {
  const from: Description = { release, locale };
  return {
    openapi: '3.1.1',
    info: { title, version: release.hash.slice(0, 12), description: `Made from release \`${release.hash}\`.` },
    servers: [{ url: prefix }],
    paths: describePaths(from),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: {
        refusal: { description: 'Refused; nothing was changed.', content: { 'application/json': { schema: refusal } } },
      },
      schemas: Object.fromEntries(
        Object.values(release.entities).map((entity) => [entity.id, describeEntity(entity, from)]),
      ),
    },
  };
}

/** The schema of every refusal. */
const refusal: Schema = {
  type: 'object',
  required: ['code', 'message', 'release'],
  properties: {
    code: { type: 'string', description: 'Stable name of the reason.' },
    message: { type: 'string', description: 'The reason in words of the asked language.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'JSON Pointer into the body, and what is wrong there.',
    },
    errors: {
      type: 'array',
      items: { type: 'object' },
      description: 'What exactly is wrong; with code `conflict`, what changed: path, title, base, current, by, at.',
    },
    version: { type: 'integer', description: 'Version that the record has now, with code `conflict`.' },
    reference: { type: 'string', description: 'Of an error of the server: the reqId of its line in the log.' },
    release: { type: 'string', description: 'Hash of the release that refused.' },
    definition: { type: 'string', description: 'The operation that was asked for.' },
    rule: {
      type: 'object',
      required: ['definition', 'pointer'],
      properties: {
        definition: { type: 'string', description: 'Kind and id of the definition, such as `lifecycle/loan`.' },
        pointer: { type: 'string', description: 'JSON Pointer into the definition. Empty for all of it.' },
      },
      description: 'The rule that refused, with status 403, 409 and 422.',
    },
  },
};

function describePaths(from: Description): Schema {
  const paths: Record<string, Schema> = {};
  for (const operation of Object.values(from.release.operations)) {
    if (isInternal(operation)) continue;
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describeOperation(operation, from),
    };
  }
  return paths;
}

function describeEntity(entity: EntityModel, from: Description): Schema {
  const title = sourceOf(entity.title, from);
  // Value types and foreign questions only provide properties for the fields that refer to them.
  const schema = entity.form === 'record' ? describeObject(entity.properties, from, false) : {};
  return { ...(title === '' ? {} : { title }), ...schema };
}

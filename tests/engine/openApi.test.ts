import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { buildRelease, describeApi, isInternal } from '#compiler';
import type { Release } from '#engine';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';

const release = builtRelease();
const document = describeApi({ release, locale: 'en', title: 'Operations', prefix: '/api' });

describe('the description of the API', () => {
  test('is a valid document of OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone({ ...document }));

    expect(result).toEqual({ valid: true });
  });

  test('holds every operation of the release, each under its own name', () => {
    const named = Object.values(Object(document['paths'])).flatMap((path) =>
      Object.values(Object(path)).map((operation) => Object(operation).operationId),
    );

    const callable = Object.values(release.operations).filter((operation) => !isInternal(operation));
    expect(named.sort()).toEqual(callable.map(({ id }) => id).sort());
  });

  test('leaves out an operation that nobody may call', () => {
    const [first] = Object.values(release.operations);
    if (first === undefined) throw new Error('The portal has operations.');
    const hidden = { ...release, operations: { ...release.operations, [first.id]: { ...first, allow: {} } } };

    const { paths } = describeApi({ release: hidden, locale: 'en', title: 'Operations', prefix: '/api' });

    expect(Object.hasOwn(Object(Object(paths)[first.path]), first.method.toLowerCase())).toBe(false);
  });

  test('says what a body needs, what else it may hold, and who may send it', () => {
    const closing = Object(document['paths'])['/project/closure'].post;

    expect(closing).toMatchObject({
      summary: 'Close Project',
      security: [{ token: [] }],
      'x-allow': { manager: 'own', 'program-admin': 'all' },
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['reasonId'],
              additionalProperties: false,
              properties: { reasonId: { type: 'integer', title: 'Reason' } },
            },
          },
        },
      },
    });
  });

  test('says which operations take the version of the record that they change', () => {
    const taking = Object.values(Object(document['paths'])).flatMap((path) =>
      Object.values(Object(path)).flatMap((operation) => {
        const { operationId, requestBody } = Object(operation);
        const schema = requestBody?.content['application/json']?.schema;
        return schema?.properties.version?.type === 'integer' ? [operationId] : [];
      }),
    );

    expect(taking).toEqual(expect.arrayContaining(['projects.update', 'projects.close', 'projects.visit']));
    expect(taking).toEqual(expect.arrayContaining(['persons.update', 'users.update', 'requisitions.approve']));
    expect(taking).toEqual(expect.arrayContaining(['evaluations.submitResponses', 'emailTemplates.saveDraft']));
    expect(taking).not.toContain('projects.create');
    expect(taking).not.toContain('requisitions.create');
    expect(taking).not.toContain('auth.login');
  });

  test('names the headers of calls that change something, and what they are for', () => {
    const headersOf = (path: string, method: string) =>
      Object(document['paths'])
        [path][method].parameters.filter((parameter: unknown) => Object(parameter).in === 'header')
        .map((parameter: unknown) => [Object(parameter).name, typeof Object(parameter).description]);

    expect(headersOf('/project/closure', 'post')).toEqual([
      ['idempotency-key', 'string'],
      ['x-draft', 'string'],
    ]);
    expect(headersOf('/projects/list', 'get')).toEqual([]);
  });

  test('asks for no token where everybody may call', () => {
    expect(Object(document['paths'])['/auth/login'].post.security).toEqual([]);
  });

  test('tells titles in the asked language', () => {
    const french = describeApi({ release, locale: 'fr', title: 'Operations', prefix: '/api' });

    expect(Object(french['paths'])['/project/closure'].post.summary).not.toBe('Close Project');
  });
});

function builtRelease(): Release {
  const { release: built } = buildRelease(readDefinitionFiles());
  if (built === undefined) throw new Error('The definitions are refused by the gate.');
  return built;
}

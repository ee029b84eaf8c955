import { toCamelCase, toKebabCase } from './nameForms.ts';

interface OperationFiles {
  /** Path of the definition. */
  readonly definition: string;
  /** Export of the handler. */
  readonly handler: string;
  /** Path of the handler, as `portal/handlers/index.ts` imports it. */
  readonly path: string;
  /** Path → content. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Returns the files of an operation that finds a company by its id. `projects.openCount` belongs to the area
 * `projects`.
 */
export function operationFiles(name: string): OperationFiles {
  const segments = name.split('.').map(toKebabCase);
  const area = segments[0] ?? '';
  const handler = toCamelCase(segments.join('-'));
  const address = `/${segments.join('/')}`;
  const definition = `definitions/${area}/${name}.operation.json`;
  const path = `./${area}/${handler}.ts`;
  return {
    definition,
    handler,
    path,
    files: new Map([
      [definition, definitionOf(titleOf(segments.at(-1) ?? ''), address)],
      [`portal/handlers/${area}/${handler}.ts`, handlerOf(name, handler)],
      [`portal/handlers/${area}/${handler}.test.ts`, testOf(name, address)],
    ]),
  };
}

/** `open-count` → `Open Count`. */
function titleOf(segment: string): string {
  return segment.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();
}

function definitionOf(title: string, address: string): string {
  return `{ "$schema": "../operation.schema.json", "title": "${title}", "call": "GET ${address}",
  "result": { "list": "company" },
  "query": [{ "field": "companyId", "required": true }], "allow": "program-admin" }
`;
}

function handlerOf(name: string, handler: string): string {
  return `import { definePortalHandler } from '../../contract/definePortalHandler.ts';

/** The company with a number, or an empty list. */
export const ${handler} = definePortalHandler('${name}', async ({ db, args }) => {
  const rows = await db.selectFrom('company').select(['id', 'name']).where('id', '=', args.companyId).execute();
  return rows.map(({ id, name }) => ({ companyId: id, name }));
});
`;
}

function testOf(name: string, address: string): string {
  return `import { expect, test } from 'vitest';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';

eachPortal('${name}', (opened) => {
  const call = async (query: string, email: string) => {
    const { portal } = opened();
    return portal.call('GET', \`${address}\${query}\`, { token: await portal.signIn(email) });
  };

  test('A program administrator receives the rows that match the arguments', async () => {
    const found = await call('?companyId=1', people.programAdmin);
    const absent = await call('?companyId=9', people.programAdmin);

    expect([found.status, found.json]).toEqual([200, [{ companyId: 1, name: 'Client Example Inc.' }]]);
    expect([absent.status, absent.json]).toEqual([200, []]);
  });

  test('A call without a required argument is refused', async () => {
    const refused = await call('', people.programAdmin);

    expect(refused.status).toBe(400);
  });

  test('A manager may not call the operation, and a visitor must sign in', async () => {
    const manager = await call('?companyId=1', people.manager);
    const visitor = await opened().portal.call('GET', '${address}?companyId=1');

    expect([manager.status, visitor.status]).toEqual([403, 401]);
  });
});
`;
}

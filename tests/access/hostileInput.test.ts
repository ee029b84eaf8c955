import { beforeAll, describe, expect, test } from 'vitest';
import { dumpPortal } from '../../portal/testing/dumpPortal.ts';
import { eachPortal } from '../../portal/testing/eachPortal.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { isLongSuite } from '../isLongSuite.ts';
import { bodiesOf, type World } from './bodies.ts';
import { callers } from './callers.ts';
import { createWorld } from './createWorld.ts';
import { inTurns } from './inTurns.ts';
import { isLeftToLongSuite } from './isLeftToLongSuite.ts';
import { readOperations } from './readOperations.ts';

const operations = readOperations();
const deep: unknown = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);

/** Values that are invalid for every field of the portal. */
const refusedEverywhere: readonly unknown[] = [
  ['\u0000'],
  'a\u0000b',
  '\ud800',
  'x'.repeat(10_000),
  deep,
  { $gt: '' },
  [[[]]],
  -1,
];
/** Values that are valid for some fields, and must not cause an error on the server. */
const odd: readonly unknown[] = [
  null,
  '',
  0,
  true,
  [],
  {},
  1e300,
  99_999_999_999,
  '2026-13-45',
  '%',
  "' or 1=1 --",
  '💥',
];

const queries: readonly string[] = [
  ...['%00', 'x'.repeat(5000), '%', '_', "'%20or%201=1%20--", '-1', '99999999999', '1e9', 'NaN', '%F0%9F%92%A5'],
  ...['[]', '{}', '__proto__', '2026-99-99', 'true', '%5C', '*', '**'],
];

eachPortal('hostile input', (opened) => {
  const some = inTurns();
  let world: World | undefined;
  beforeAll(async () => {
    world = await createWorld(opened().portal);
  });
  const sentFor = async (id: string) => {
    const { portal } = opened();
    const sent = world === undefined ? undefined : bodiesOf(world)[id];
    if (sent === undefined) throw new Error(`Say what ${id} accepts, in bodies.ts.`);
    return { ...sent, token: sent.as === undefined ? undefined : await portal.signIn(sent.as) };
  };
  const written = operations.filter(({ id, json }) => 'body' in json && !isLeftToLongSuite(id));
  /** In the short suite, every sixth operation gets one of the two kinds of values. */
  const byTurns = (turn: number) => written.filter((_operation, index) => isLongSuite || index % 12 === 6 * turn);

  test.each(byTurns(0))('in each field of $id is refused and stores nothing', async ({ id, method }) => {
    const { portal, database } = opened();
    const { body, path, token } = await sentFor(id);
    const before = await dumpPortal(database);
    for (const name of Object.keys(body)) {
      // A draft keeps whatever its author had so far, a password is any text, and mails and legal texts may be long.
      const isDraft = id === 'drafts.save' || (id.startsWith('releases.') && name === 'text');
      const takesAnything = isDraft || id === 'legal.publish';
      if (takesAnything || name === 'password' || name === 'html') continue;
      for (const value of some(refusedEverywhere)) {
        if (value === -1 && typeof body[name] === 'string') continue;
        const answer = await portal.call(method, path, { token, body: { ...body, [name]: value } });
        const shown = JSON.stringify(value).slice(0, 30);
        expect([name, shown, answer.status >= 400 && answer.status < 500]).toEqual([name, shown, true]);
      }
    }
    expect(await dumpPortal(database)).toEqual(before);
  });

  test.each(byTurns(1))('never breaks $id', async ({ id, method }) => {
    const { portal } = opened();
    const { body, path, token } = await sentFor(id);
    for (const name of Object.keys(body)) {
      for (const value of some(odd)) {
        const answer = await portal.call(method, path, { token, body: { ...body, [name]: value } });
        expect([name, value, answer.status < 500]).toEqual([name, value, true]);
      }
    }
    for (const text of ['', '[]', 'null', '"text"', '7', '{', '{"a":1', '\u0000', `{"a":${'['.repeat(20_000)}`]) {
      const { status } = await portal.call(method, path, { token, body: text });
      expect([text.slice(0, 10), status < 500]).toEqual([text.slice(0, 10), true]);
    }
    expect(portal.log).toEqual([]);
  });

  test('too long a body is refused before it is read', async () => {
    const { portal } = opened();
    const { path, token } = await sentFor('projects.create');
    const body = { projectName: 'x'.repeat(1_100_000) };

    expect(await portal.call('POST', path, { token, body })).toMatchObject({
      status: 413,
      json: { code: 'too-large' },
    });
  });

  describe('in a query', () => {
    const read = operations.filter(({ method }) => method === 'GET');
    const asked = read.filter((_operation, index) => isLongSuite || index % 6 === 0);

    test.each(asked)('of $id never breaks it', async ({ id, path, json }) => {
      const { portal } = opened();
      const fields: readonly unknown[] = Array.isArray(json['query']) ? json['query'] : [];
      const names = fields.map((field) =>
        typeof field === 'string' ? field : String(Object(field).wire ?? Object(field).field),
      );
      const filled = path.replaceAll('{projectNumber}', world?.projectNumber ?? '').replaceAll(/\{\w+\}/g, '1');
      const required = id === 'evaluations.questions' ? '&type=MANAGER' : '';
      for (const email of [callers.admin, callers.manager]) {
        const token = await portal.signIn(email);
        for (const name of [...names, 'page', 'size', 'sort', 'filter', 'unknown']) {
          for (const value of some(queries)) {
            const answer = await portal.call('GET', `${filled}?${name}=${value}${required}`, { token });
            expect([name, value, answer.status < 500]).toEqual([name, value, true]);
          }
          const twice = await portal.call('GET', `${filled}?${name}=1&${name}=2${required}`, { token });
          expect([name, twice.status < 500]).toEqual([name, true]);
        }
        const unknown = await portal.call('GET', `${filled}?surely-unknown=1`, { token });
        expect([400, 403]).toContain(unknown.status);
      }
      expect(portal.log).toEqual([]);
    });

    test('of a filter never breaks the list', async () => {
      const { portal } = opened();
      const token = await portal.signIn(people.admin);
      const fields = [
        'projectNumber',
        'contractorType',
        'state',
        'status',
        'ContractorUserID',
        'companyId',
        'projectStartDate',
      ];
      for (const field of fields) {
        for (const operator of ['equals', 'contains']) {
          for (const value of ['%', '99999999999', '-1', '1.5', '2026-99-99', "'", '\\', 'true', '💥']) {
            const filter = encodeURIComponent(`${field}|${operator}|${value}`);
            const { status } = await portal.call('GET', `/projects/list?filter=${filter}`, { token });
            expect([field, operator, value, status < 500]).toEqual([field, operator, value, true]);
          }
        }
      }
    });

    test('of a path never breaks it', async () => {
      const { portal } = opened();
      const token = await portal.signIn(people.admin);
      for (const { path, parameters } of read) {
        if (parameters.length === 0) continue;
        for (const value of some([...queries, '..%2F..', '%2500', '0', '2147483648'])) {
          const { status } = await portal.call('GET', path.replaceAll(/\{\w+\}/g, value), { token });
          expect([path, value, status < 500]).toEqual([path, value, true]);
        }
      }
    });
  });
});

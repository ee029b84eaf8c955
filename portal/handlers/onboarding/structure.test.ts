import { describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';

const answers = [
  { businessStructureQuestionId: 401, answer: 'Corporation' },
  { businessStructureQuestionId: 402, answer: 'Studio Example' },
  { businessStructureQuestionId: 403, answer: 2015 },
  { businessStructureQuestionId: 404, answer: 2 },
  { businessStructureQuestionId: 405, answer: '12-3456789' },
  { businessStructureQuestionId: 406, answer: 'Yes' },
  { businessStructureQuestionId: 407, answer: 'None' },
];

eachPortal('the questions about a business', (opened) => {
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, { as, body }: { as: string; body?: object }) => {
    const { portal } = opened();
    return portal.call(method, path, { token: await portal.signIn(as), body });
  };
  const organizationOf = async (email: string): Promise<number> => {
    const rows = opened().database.current().selectFrom('account').select('attributes').where('email', '=', email);
    return Number(Object(await rows.executeTakeFirstOrThrow()).attributes.subVendorId);
  };
  const save = (list: readonly object[], as: string) =>
    call('POST', '/organization/structure', { as, body: { businessStructureResponseList: list } });
  const listOf = (json: unknown, name: string): readonly Readonly<Record<string, unknown>>[] => {
    const list = isRecord(json) ? json[name] : undefined;
    return Array.isArray(list) ? list.filter(isRecord) : [];
  };

  test('come in their order, by the type of the business', async () => {
    const idsOf = async (type: string) => {
      const { json } = await call('GET', `/organization/structure?type=${type}`, { as: people.contractor });
      return listOf(json, 'businessStructureQuestionList').map(({ id, displayOrder }) => [id, displayOrder]);
    };

    const ids = [401, 402, 403, 404, 405, 406, 407, 1001];
    expect(await idsOf('Contractor')).toEqual(ids.map((id, place) => [id, place + 1]));
    expect(await idsOf('SubVendor')).toEqual([...ids.slice(0, 7), 408, 1001].map((id, place) => [id, place + 1]));
  });

  test('of a subvendor may be answered with one more, which nobody else is asked', async () => {
    const more = { businessStructureQuestionId: 408, answer: 12 };

    expect((await save([...answers, { ...more, answer: -1 }], people.subvendor)).status).toBe(422);
    expect((await save([...answers, more], people.subvendor)).status).toBe(201);

    const id = await organizationOf(people.subvendor);
    const { json } = await call('GET', `/organization/${id}/structure/responses`, { as: people.subvendor });
    const kept = listOf(json, 'businessStructureResponseList').find((question) => question['id'] === 408);
    expect(kept).toMatchObject({ displayOrder: 8, answer: 12 });
  });

  test('are read by the login of a contractor, with or without the answers', async () => {
    await save(answers, people.contractor);
    const read = async (query: string, as: string) => {
      const { status, json } = await call('GET', `/organization/structure?type=Contractor&${query}`, { as });
      const [first] = listOf(json, 'businessStructureQuestionList');
      return [status, first?.['answer']];
    };
    const own = `logicalName=${people.contractor}`;

    expect(await read(own, people.contractor)).toEqual([200, 'Corporation']);
    expect(await read(own.toUpperCase().replace('LOGICALNAME', 'logicalName'), people.contractor)).toEqual([
      200,
      'Corporation',
    ]);
    expect(await read(`${own}&template=true`, people.contractor)).toEqual([200, undefined]);
    expect(await read(own, people.programAdmin)).toEqual([200, 'Corporation']);
    expect(await read('template=true', people.manager)).toEqual([200, undefined]);
    expect(await read(own, people.rival)).toEqual([404, undefined]);
    expect(await read(own, people.manager)).toEqual([404, undefined]);
    expect(await read('logicalName=nobody@example.com', people.rival)).toEqual([404, undefined]);
    expect(await read('logicalName=nobody@example.com', people.programAdmin)).toEqual([200, undefined]);
  });

  describe('have a status', () => {
    const statusOf = async (id: number, as: string) => {
      const { status, json } = await call('GET', `/organization/${id}/structure/status`, { as });
      return status === 200 ? json : status;
    };
    const confirm = async (id: number, as: string) =>
      (await call('PUT', `/organization/${id}/structure/confirmation`, { as })).status;

    test('that is pending until all are answered, and complete once they are confirmed', async () => {
      const { portal } = opened();
      const id = await organizationOf(people.rival);

      expect(await statusOf(id, people.rival)).toEqual({ status: 'PENDING' });
      expect(await confirm(id, people.programAdmin)).toBe(409);
      await save(answers, people.rival);
      expect(await statusOf(id, people.rival)).toEqual({ status: 'PENDING_REVIEW' });
      expect(await confirm(id, people.programAdmin)).toBe(204);

      const confirmedAt = portal.time.now.toISOString();
      expect(await statusOf(id, people.rival)).toEqual({ status: 'COMPLETE', confirmedAt });
      expect(await statusOf(id, people.programAdmin)).toEqual({
        ...{ status: 'COMPLETE', confirmedAt },
        confirmedBy: people.programAdmin,
      });
      expect(await confirm(id, people.programAdmin)).toBe(409);
    });

    test('that others neither read nor change', async () => {
      const { database } = opened();
      const id = await organizationOf(people.contractor);
      const before = await dumpPortal(database);

      expect(await statusOf(id, people.rival)).toBe(404);
      expect(await statusOf(999_999, people.rival)).toBe(404);
      expect(await statusOf(999_999, people.programAdmin)).toBe(404);
      expect(await statusOf(id, people.manager)).toBe(403);
      expect(await confirm(id, people.contractor)).toBe(403);
      expect(await confirm(id, people.manager)).toBe(403);
      expect(await confirm(999_999, people.programAdmin)).toBe(404);
      expect(await dumpPortal(database)).toEqual(before);
    });
  });
});

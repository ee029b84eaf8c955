import { describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import type { PortalAnswer, PortalApp } from '../../testing/openPortalApp.ts';
import { people } from '../../testing/portalPeople.ts';
import { createProject } from '../../testing/portalProject.ts';

interface Answer {
  readonly businessStructureQuestionId: number;
  readonly answer: unknown;
  readonly organizationId?: number;
}

const structure: readonly Answer[] = [
  { businessStructureQuestionId: 401, answer: 'Corporation' },
  { businessStructureQuestionId: 402, answer: 'Studio Example' },
  { businessStructureQuestionId: 403, answer: 2015 },
  { businessStructureQuestionId: 404, answer: 2 },
  { businessStructureQuestionId: 405, answer: '12-3456789' },
  { businessStructureQuestionId: 406, answer: 'Yes' },
  { businessStructureQuestionId: 407, answer: 'None' },
];
const unsold = [
  { questionId: 301, answer: 'Yes' },
  { questionId: 303, answer: 'Supplier Example', groupId: 1 },
  { questionId: 304, answer: 'No', groupId: 1 },
  { questionId: 308, answer: 'No' },
  { questionId: 310, answer: 'None' },
];

/** Submits the answers for a client, by default as the contractor. */
async function submitTo(
  { portal }: { readonly portal: PortalApp },
  list: readonly object[],
  { as = people.contractor, ...more }: { readonly as?: string; readonly regionId?: number } = {},
): Promise<PortalAnswer> {
  const body = { companyId: 1, regionId: 1, responseList: list, ...more };
  return portal.call('POST', '/organization/question/responses', { token: await portal.signIn(as), body });
}

/** Returns the conflict status of a project, as its contractor reads it. */
async function conflictStatusOf(portal: PortalApp, projectNumber: string): Promise<unknown> {
  const token = await portal.signIn(people.contractor);
  const { json } = await portal.call('GET', `/projects/${projectNumber}`, { token });
  const contractors = isRecord(json) ? json['contractors'] : undefined;
  const [first]: readonly unknown[] = Array.isArray(contractors) ? contractors : [];
  return isRecord(first) ? first['conflictStatus'] : undefined;
}

/** Returns the answered questions with their answers. */
function answersIn(questions: unknown): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(questions) ? questions : [];
  return list.filter(isRecord).flatMap((one) => {
    const own = one['answer'] === undefined ? [] : [[String(one['id']), one['answer']]];
    return [...own, ...answersIn(one['children'])];
  });
}

eachPortal('what a contractor tells', (opened) => {
  const save = async (list: readonly Answer[], as: string = people.contractor): Promise<PortalAnswer> => {
    const { portal } = opened();
    const body = { businessStructureResponseList: list };
    return portal.call('POST', '/organization/structure', { token: await portal.signIn(as), body });
  };
  const submit = (list: readonly object[], more: object = {}, as: string = people.contractor) =>
    submitTo(opened(), list, { as, ...more });
  const organizationOf = async (email: string): Promise<number> => {
    const rows = opened().database.current().selectFrom('account').select('attributes').where('email', '=', email);
    return Number(Object(await rows.executeTakeFirstOrThrow()).attributes.subVendorId);
  };

  test('of the business is kept, save for the reminder, and can be said again but not changed', async () => {
    const { portal, database } = opened();
    const reminder = { businessStructureQuestionId: 1001, answer: 'Yes' };

    expect(await save([...structure, reminder])).toEqual({ status: 201, text: '', json: undefined });
    const before = await dumpPortal(database);
    const changed = await save([{ businessStructureQuestionId: 404, answer: 3 }]);

    expect(changed).toMatchObject({ status: 409, json: { code: 'locked' } });
    expect(await dumpPortal(database)).toEqual(before);
    expect((await save(structure)).status).toBe(201);
    const rows = await database
      .current()
      .selectFrom('structure_response')
      .select(['question', 'answer'])
      .orderBy('question')
      .execute();
    expect(rows).toEqual(structure.map((one) => ({ question: one.businessStructureQuestionId, answer: one.answer })));
    const token = await portal.signIn(people.contractor);
    const own = await portal.call(
      'GET',
      `/organization/${await organizationOf(people.contractor)}/structure/responses`,
      { token },
    );
    expect(own).toMatchObject({
      status: 200,
      json: { businessStructureResponseList: [{ id: 401, answer: 'Corporation' }, {}, {}, {}, {}, {}, {}, {}] },
    });
  });

  describe('of the business is refused and changes nothing', () => {
    const without = structure.slice(1);
    const lists: readonly (readonly [string, readonly Answer[]])[] = [
      ['with one answer missing', without],
      ['with an answer there is not', [{ businessStructureQuestionId: 401, answer: 'Circus' }, ...without]],
      [
        'with a number in words',
        structure.map((one) => (one.businessStructureQuestionId === 403 ? { ...one, answer: 'long ago' } : one)),
      ],
      [
        'with a number out of bounds',
        structure.map((one) => (one.businessStructureQuestionId === 404 ? { ...one, answer: -1 } : one)),
      ],
      [
        'with a tax number of another shape',
        structure.map((one) => (one.businessStructureQuestionId === 405 ? { ...one, answer: '1' } : one)),
      ],
      ['with a question there is not', [...structure, { businessStructureQuestionId: 499, answer: 'Yes' }]],
      [
        'with a question there is not, of those not stored',
        [...structure, { businessStructureQuestionId: 5000, answer: 'Yes' }],
      ],
      ['with one question twice', [...structure, { businessStructureQuestionId: 401, answer: 'Other' }]],
      ['with an object for an answer', [{ businessStructureQuestionId: 401, answer: { like: '%' } }, ...without]],
    ];

    test.each(lists)('%s', async (_title, list) => {
      const { database } = opened();
      const before = await dumpPortal(database);

      expect(await save(list, people.rival)).toMatchObject({ status: 422, json: { code: 'validation' } });
      expect(await dumpPortal(database)).toEqual(before);
    });

    test('for another organisation, wholly or in part, as if there were none', async () => {
      const { database } = opened();
      const theirs = await organizationOf(people.contractor);
      const before = await dumpPortal(database);
      const named = (organizationId: number) => structure.map((one) => ({ ...one, organizationId }));

      const other = await save(named(theirs), people.rival);

      expect(other).toEqual(await save(named(999_999), people.rival));
      expect(other.status).toBe(404);
      expect(await save([...structure.slice(0, 1), ...named(theirs).slice(1)], people.rival)).toEqual(other);
      expect((await save(named(999_999), people.admin)).status).toBe(404);
      expect(await dumpPortal(database)).toEqual(before);
    });
  });

  test('of the interests at a client is kept once, also when it is sent twice at once', async () => {
    const { database } = opened();
    const sent = await Promise.all(Array.from({ length: 10 }, () => submit(unsold)));

    expect(sent.map(({ status }) => status).toSorted()).toEqual([204, ...Array.from({ length: 9 }, () => 409)]);
    const rows = await database
      .current()
      .selectFrom('conflict_response')
      .select(['question', 'group_id', 'answer'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual(
      unsold.map(({ questionId, answer, groupId }) => ({ question: questionId, group_id: groupId ?? null, answer })),
    );
  });

  describe('of the interests at a client is refused and changes nothing', () => {
    const lists: readonly (readonly [string, readonly object[], object, number])[] = [
      ['with a supplier that has no name', unsold.filter(({ questionId }) => questionId !== 303), {}, 422],
      ['with no supplier at all', unsold.filter(({ groupId }) => groupId === undefined), {}, 422],
      [
        'with suppliers though there are none',
        unsold.map((one) => (one.questionId === 301 ? { ...one, answer: 'No' } : one)),
        {},
        422,
      ],
      [
        'with a date of sale for what is not sold',
        [...unsold, { questionId: 305, answer: '2026-01-01', groupId: 1 }],
        {},
        422,
      ],
      ['with a name of somebody who is not there', [...unsold, { questionId: 309, answer: 'Nobody' }], {}, 422],
      ['with a question there is not', [...unsold, { questionId: 399, answer: 'Yes' }], {}, 422],
      ['with one question twice', [...unsold, { questionId: 310, answer: 'Of greater value' }], {}, 422],
      ['about a company of others', unsold, { companyId: 2 }, 404],
      ['about a company that nobody has', unsold, { companyId: 99 }, 404],
      ['for an organisation that nobody has', unsold, { organizationId: 999_999 }, 404],
    ];

    test.each(lists)('%s', async (_title, list, more, status) => {
      const { database } = opened();
      const before = await dumpPortal(database);

      expect((await submit(list, more, people.rival)).status).toBe(status);
      expect(await dumpPortal(database)).toEqual(before);
    });
  });
});

eachPortal('answers for a client', (opened) => {
  test('are shown by later projects there, and for those of that region alone', async () => {
    const { portal } = opened();
    const statusOf = (projectNumber: string) => conflictStatusOf(portal, projectNumber);
    const canadian = { regionId: 2, locationId: 11, workLocationId: 'CA-ON' };
    const earlier = await createProject(portal);
    const abroad = await createProject(portal, { body: canadian });
    expect(await Promise.all([earlier, abroad].map((one) => statusOf(one.projectNumber)))).toEqual([
      'INCOMPLETE',
      'INCOMPLETE',
    ]);

    expect((await submitTo(opened(), unsold)).status).toBe(204);
    const later = await createProject(portal);
    const laterAbroad = await createProject(portal, { body: canadian });

    const all = [earlier, later, abroad, laterAbroad];
    const statuses = await Promise.all(all.map((one) => statusOf(one.projectNumber)));
    expect(statuses).toEqual(['COMPLETE', 'COMPLETE', 'INCOMPLETE', 'INCOMPLETE']);
    expect((await submitTo(opened(), unsold, { regionId: 2 })).status).toBe(422);
    const withOffice = [...unsold, { questionId: 312, answer: 'No' }];
    expect((await submitTo(opened(), withOffice, { regionId: 2 })).status).toBe(204);
    expect(await statusOf(laterAbroad.projectNumber)).toBe('COMPLETE');
  });

  test('are read again by that organisation, for that company and region', async () => {
    const { portal } = opened();
    const read = async (as: string, query: string): Promise<readonly unknown[]> => {
      const address = `/organization/questions?category=CONFLICT_QUESTION${query}`;
      const { json } = await portal.call('GET', address, { token: await portal.signIn(as) });
      return answersIn(isRecord(json) ? json['organizationQuestionList'] : undefined);
    };

    expect((await submitTo(opened(), unsold, { as: people.rival })).status).toBe(204);

    expect(await read(people.rival, '')).toEqual([
      ['301', 'Yes'],
      ['302', [{ q303: 'Supplier Example', q304: 'No' }]],
      ['308', 'No'],
      ['310', 'None'],
    ]);
    expect(await read(people.rival, '&companyId=1&regionId=2')).toEqual([]);
    expect(await read(people.rival, '&companyId=2&regionId=1')).toEqual([]);
    expect(await read(people.subvendor, '')).toEqual([]);
    expect(await read(people.programAdmin, '')).toEqual([]);
  });

  test('are read by program administrators for any organisation, and by nobody else for another one', async () => {
    const { portal } = opened();
    const account = await opened()
      .database.current()
      .selectFrom('account')
      .select('attributes')
      .where('email', '=', people.rival)
      .executeTakeFirstOrThrow();
    const organizationId = Number(Object(account.attributes).subVendorId);
    const read = async (as: string, id: number) => {
      const address = `/organization/questions?category=CONFLICT_QUESTION&organizationId=${id}`;
      const { status, json } = await portal.call('GET', address, { token: await portal.signIn(as) });
      return [status, answersIn(isRecord(json) ? json['organizationQuestionList'] : undefined).length];
    };

    expect(await read(people.programAdmin, organizationId)).toEqual([200, 4]);
    expect(await read(people.rival, organizationId)).toEqual([200, 4]);
    expect(await read(people.contractor, organizationId)).toEqual([404, 0]);
    expect(await read(people.contractor, 999_999)).toEqual([404, 0]);
    expect(await read(people.programAdmin, 999_999)).toEqual([200, 0]);
    expect((await read(people.manager, organizationId))[0]).toBe(403);
  });

  test('may name the organisation, the client and the question each time, but no others', async () => {
    const { portal, database } = opened();
    const account = await database
      .current()
      .selectFrom('account')
      .select('attributes')
      .where('email', '=', people.contractor)
      .executeTakeFirstOrThrow();
    const organizationId = Number(Object(account.attributes).subVendorId);
    await database.current().deleteFrom('conflict_response').execute();
    const token = await portal.signIn(people.contractor);
    const send = async (more: object) => {
      const about = { organizationId, companyId: 1, regionId: 1, question: 'As it was read.' };
      const responseList = unsold.map((one, place) => ({ ...one, ...about, ...(place === 0 ? {} : more) }));
      return (await portal.call('POST', '/organization/question/responses', { token, body: { responseList } })).status;
    };

    const refused = [
      await send({ companyId: 2 }),
      await send({ regionId: 2 }),
      await send({ organizationId: 999_999 }),
    ];

    expect(refused).toEqual([404, 404, 404]);
    expect(await send({})).toBe(204);
  });
});

eachPortal('answers for the client of an evaluation', (opened) => {
  const send = async (body: object, as: string = people.contractor) => {
    const { portal } = opened();
    const token = await portal.signIn(as);
    return (await portal.call('POST', '/organization/question/responses', { token, body })).status;
  };

  test('are taken under the legacy id of its round or its own id, for the company and region of its project', async () => {
    const { portal, database } = opened();
    const project = await createProject(portal, {
      body: { regionId: 2, locationId: 11, workLocationId: 'CA-ON' },
    });
    const responseList = [...unsold, { questionId: 312, answer: 'No' }];

    const refused = [
      await send({ legacyId: 999_999, responseList }),
      await send({ legacyId: project.contractorEvaluation, regionId: 1, responseList }),
      await send({ legacyId: project.contractorEvaluation, responseList }, people.rival),
    ];

    expect(refused).toEqual([404, 404, 404]);
    expect(await send({ legacyId: project.managerEvaluation, responseList })).toBe(204);
    expect(await send({ legacyId: project.contractorEvaluation, responseList })).toBe(409);
    const rows = await database
      .current()
      .selectFrom('conflict_response')
      .select(['company_id', 'region_id'])
      .distinct()
      .execute();
    expect(rows).toEqual([{ company_id: 1, region_id: 2 }]);
  });
});

eachPortal('questions of a client', (opened) => {
  const idsFor = async (query: string, as: string = people.contractor): Promise<unknown> => {
    const { portal } = opened();
    const { status, json } = await portal.call('GET', `/organization/questions?${query}`, {
      token: await portal.signIn(as),
    });
    const list = isRecord(json) ? json['organizationQuestionList'] : undefined;
    return Array.isArray(list) ? list.map(({ id }) => id) : status;
  };

  test.each([
    ['CONFLICT_QUESTION', 1, 1, [301, 302, 307, 308, 310, 311]],
    ['CONFLICT_QUESTION', 1, 2, [301, 302, 307, 308, 312, 310, 311]],
    ['CONFLICT_QUESTION', 2, 1, [313, 310, 311]],
    ['CLIENT_CONFLICT_QUESTION', 1, 1, []],
    ['CLIENT_CONFLICT_QUESTION', 2, 1, [321, 323]],
    ['CLIENT_CONFLICT_QUESTION', 2, 2, []],
    ['EVALUATION_QUESTION', 1, 1, 404],
  ])('of %s, company %i and region %i', async (category, company, region, ids) => {
    expect(await idsFor(`category=${category}&companyId=${company}&regionId=${region}`)).toEqual(ids);
  });

  test('are not for managers', async () => {
    expect(await idsFor('category=CONFLICT_QUESTION', people.manager)).toBe(403);
  });

  test('of one category are answered and locked without those of another', async () => {
    const { portal, database } = opened();
    await database
      .current()
      .updateTable('account')
      .set({ company_ids: [1, 2] })
      .where('email', '=', people.contractor)
      .execute();
    const token = await portal.signIn(people.contractor);
    const send = async (category: string | undefined, responseList: readonly object[]) => {
      const body = { companyId: 2, regionId: 1, responseList, ...(category === undefined ? {} : { category }) };
      return (await portal.call('POST', '/organization/question/responses', { token, body })).status;
    };
    const ownVessel = [
      { questionId: 321, answer: 'Yes' },
      { questionId: 322, answer: 'Gull' },
    ];
    const general = [
      { questionId: 313, answer: 'No' },
      { questionId: 310, answer: 'None' },
    ];

    expect(await send('EVALUATION_QUESTION', general)).toBe(404);
    expect(await send(undefined, ownVessel)).toBe(422);
    expect(await send('CLIENT_CONFLICT_QUESTION', ownVessel.slice(0, 1))).toBe(422);
    expect(await send('CLIENT_CONFLICT_QUESTION', ownVessel)).toBe(204);
    expect(await send('CLIENT_CONFLICT_QUESTION', ownVessel)).toBe(409);
    const body = { companyId: 2, additionalFields: [] };
    const project = await createProject(portal, { as: 'harbor@harbor.example', body });
    expect(await conflictStatusOf(portal, project.projectNumber)).toBe('INCOMPLETE');
    expect(await send(undefined, general)).toBe(204);
    expect(await conflictStatusOf(portal, project.projectNumber)).toBe('COMPLETE');
    expect(await send('CONFLICT_QUESTION', general)).toBe(409);
  });

  test('is not waited for by projects of a client that asks nothing', async () => {
    const { portal, database } = opened();
    const db = database.current();
    const quiet = { id: 3, name: 'Quiet Example', hostnames: [], attributes: JSON.stringify({ companyConfigs: [] }) };
    await db.insertInto('company').values(quiet).execute();
    await db
      .updateTable('account')
      .set({ company_ids: [3] })
      .where('email', '=', people.manager)
      .execute();

    const project = await createProject(portal, { body: { companyId: 3, additionalFields: [] } });

    expect(await conflictStatusOf(portal, project.projectNumber)).toBe('COMPLETE');
  });
});

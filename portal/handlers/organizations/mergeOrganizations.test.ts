import { expect, test } from 'vitest';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject } from '../../testing/portalProject.ts';
import { sendParts } from '../../testing/sendParts.ts';

type Json = Readonly<Record<string, unknown>>;

const structure: readonly (readonly [number, unknown])[] = [
  [401, 'Corporation'],
  [402, 'Studio Example'],
  [403, 2015],
  [404, 2],
  [405, '12-3456789'],
  [406, 'Yes'],
  [407, 'None'],
];

eachPortal('merging organisations', (opened) => {
  const send = async (method: 'GET' | 'POST', path: string, body?: Json, as: string = people.programAdmin) => {
    const { portal } = opened();
    return portal.call(method, path, { token: await portal.signIn(as), ...(body === undefined ? {} : { body }) });
  };
  const organizationOf = async (login: string): Promise<number> => {
    const db = opened().database.current();
    return (
      await db.selectFrom('organization').select('id').where('logical_name', '=', login).executeTakeFirstOrThrow()
    ).id;
  };
  const preview = (fromId: number, intoId: number) =>
    send('GET', `/organization/merge?fromId=${fromId}&intoId=${intoId}`);
  const merge = (fromId: number, intoId: number, as?: string) =>
    send('POST', '/organization/merge', { fromId, intoId }, as);

  test('moves people, projects, documents and answers, and leaves the first one out of the list', async () => {
    const { projectNumber } = await createProject(opened().portal);
    const [from, into] = [await organizationOf(people.contractor), await organizationOf(people.rival)];
    await sendParts(opened().portal, '/document/upload', {
      as: people.contractor,
      files: [{ name: 'form.txt', content: 'A form.' }],
      part: { name: 'documentSubmit', json: { documentId: 1 } },
    });
    const answers = structure.map(([businessStructureQuestionId, answer]) => ({ businessStructureQuestionId, answer }));
    await send('POST', '/organization/structure', { businessStructureResponseList: answers }, people.contractor);

    const before = await dumpPortal(opened().database);
    const seen = await preview(from, into);
    const after = await dumpPortal(opened().database);
    const merged = await merge(from, into);

    expect(seen.json).toEqual({
      ...{ fromName: 'Studio Example', intoName: 'Rival Example', people: 1, projects: 1, documents: 1, answers: 7 },
      possible: true,
    });
    expect(after).toEqual(before);
    expect(merged.status).toBe(204);
    expect(contentOf((await send('GET', '/organization/list')).json).map(({ name }) => name)).toEqual([
      'Firm Example',
      'Rival Example',
    ]);
    expect((await send('GET', `/organization/${from}`)).json).toMatchObject({ mergedInto: into });
    expect((await send('GET', `/projects/${projectNumber}`)).json).toMatchObject({
      contractor: { logicalName: people.contractor, organizationId: into },
    });
    const me = await send('GET', '/auth/user/me', undefined, people.contractor);
    expect(me.json).toMatchObject({ subVendorId: into });
    const status = await send('GET', `/organization/${into}/structure/status`, undefined, people.contractor);
    expect(status.json).toEqual({ status: 'PENDING_REVIEW' });
    const documents = await send('GET', '/documents?contractorType=IC', undefined, people.rival);
    expect(Object(Object(documents.json)[0])).toMatchObject({ documentId: 1, status: 'SUBMITTED' });
    expect((await preview(into, from)).json).toMatchObject({ possible: false });
  });

  test('is refused for one that was merged, for itself and for one that does not exist, and changes nothing', async () => {
    const [from, into] = [await organizationOf(people.contractor), await organizationOf(people.rival)];
    const before = await dumpPortal(opened().database);

    const again = await merge(from, into);
    const back = await merge(into, from);
    const itself = await merge(into, into);
    const unknown = await merge(into, 999_999);
    const foreign = await merge(into, from, people.contractor);

    expect([again, back, itself, unknown, foreign].map(({ status }) => status)).toEqual([400, 400, 400, 404, 403]);
    expect(Object.keys(Object(back.json).fields)).toEqual(['/intoId']);
    expect(await dumpPortal(opened().database)).toEqual(before);
  });
});

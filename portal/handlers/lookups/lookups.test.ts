import { expect, test } from 'vitest';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';

eachPortal('look-ups', (opened) => {
  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const { portal } = opened();
    const authorization = `Bearer ${await portal.signIn(people.admin)}`;
    return portal.app.inject({ url: `/api${path}`, headers: { authorization, ...headers } });
  };

  test.each([
    '/resources/jobfunctions',
    '/resources/locations?country=USA',
    '/project/closure/reasons?companyId=1&regionId=1',
    '/worklocations?filter=*-*',
  ])('at %s are kept by the browser of one person, and not sent again while they stay', async (path) => {
    const first = await ask(path);

    const again = await ask(path, { 'if-none-match': `W/${String(first.headers.etag)}` });

    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, max-age=300']);
    expect(first.headers.vary).toContain('authorization');
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test.each([
    ['/project/closure/reasons?companyId=1&regionId=1', 'content'],
    ['/worklocations?filter=*-*', 'workLocationList'],
    ['/organization/questions?category=CONFLICT_QUESTION', 'organizationQuestionList'],
    ['/organization/structure?type=Contractor', 'businessStructureQuestionList'],
  ])('at %s are a list under the name %s', async (path, name) => {
    const answer: unknown = (await ask(path)).json();

    expect(answer).toEqual({ [name]: expect.arrayContaining([expect.objectContaining({ id: expect.anything() })]) });
  });

  test('are sent anew to a browser that has others, and what a company may change is never kept', async () => {
    const usa = await ask('/resources/locations?country=USA');

    const canada = await ask('/resources/locations?country=CAN', { 'if-none-match': String(usa.headers.etag) });
    const fields = await ask('/project/custom/fields?companyId=1');

    expect([canada.statusCode, fields.statusCode, fields.headers['cache-control']]).toEqual([200, 200, 'no-store']);
  });

  test('are kept by nobody who may not read them', async () => {
    const { portal } = opened();

    const refused = await portal.app.inject({ url: '/api/resources/jobfunctions' });

    expect([refused.statusCode, refused.headers.etag, refused.headers['cache-control']]).toEqual([
      401,
      undefined,
      undefined,
    ]);
  });
});

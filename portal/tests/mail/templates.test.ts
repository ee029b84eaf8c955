import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { readMails } from '../../../server/testing/readMails.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('a mail template', (opened) => {
  const templateId = 'project-close';
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: Json, as: string = people.admin) => {
    const { portal } = opened();
    const { status, json } = await portal.call(method, path, {
      token: await portal.signIn(as),
      ...(body === undefined ? {} : { body }),
    });
    const record: Json = Object(json);
    return { status, json: record };
  };
  const edition = async (query = '') => (await call('GET', `/email/templates/${templateId}/edition${query}`)).json;
  const save = (more: Json = {}, as?: string) =>
    call('PUT', '/email/template/editions', { templateId, subject: 'Over', html: '<p>It is over.</p>', ...more }, as);
  const publish = (more: Json = {}, as?: string) =>
    call('POST', '/email/templates/publish', { templateId, ...more }, as);
  const reload = (query = '') => call('POST', `/email/templates/${templateId}/edition/reload${query}`, {});
  const close = async () => {
    const { portal, database } = opened();
    await database.current().deleteFrom('mail').execute();
    const { projectNumber } = await createProject(portal);
    await call('POST', '/notifications', { type: 'PROJECT_CLOSE', projectNumber });
    return (await readMails(database)).at(-1);
  };

  beforeEach(async () => {
    await sql`delete from email_template`.execute(opened().database.current());
    await opened().database.current().updateTable('account').set({ language: null }).execute();
  });

  test('is listed with the text of the release as its first published copy', async () => {
    const all = await call('GET', '/email/template/summaries?pageSize=100');
    const some = await call('GET', '/email/template/summaries?templateIdLike=%20PROJECT-C%20');
    const second = await call('GET', '/email/template/summaries?pageSize=2&pageNumber=1');
    const none = await call('GET', '/email/template/summaries?templateIdLike=none');

    expect(contentOf(all.json).map((one) => one['templateId'])).toEqual(
      expect.arrayContaining(['project-close', 're-evaluation-result', 'conflict-interest']),
    );
    expect(contentOf(all.json).map((one) => one['templateId'])).not.toContain('signing-packet');
    expect(contentOf(some.json)).toMatchObject([
      { templateId: 'project-close', status: 'PUBLISHED', description: 'Tells the manager that a project was closed.' },
      { templateId: 'project-created' },
    ]);
    expect([second.json['number'], second.json['size'], contentOf(second.json).length]).toEqual([1, 2, 2]);
    expect(contentOf(none.json)).toEqual([]);
    expect(await edition()).toMatchObject({
      ...{ templateId, language: 'en', status: 'PUBLISHED', edition: 0, base: 0, version: 0 },
      subject: 'Project {{project.projectNumber}} closed',
      html: expect.stringContaining('<a href="{{url}}">Open the project</a>'),
      placeholders: expect.arrayContaining([{ path: 'project.projectName', title: 'Project Name' }]),
    });
  });

  test('keeps a draft apart from what is published, and takes it back by a reload', async () => {
    const saved = await save({ description: 'The end.' });
    const before = (await close())?.subject;
    const draft = await edition();
    const ofOther = await edition(`?owner=${people.programAdmin}`);
    const published = await publish();
    const after = (await close())?.subject;
    await save({ subject: 'Again' });
    const reloaded = await reload();

    expect([saved.status, published.status, reloaded.status]).toEqual([200, 200, 204]);
    expect(before).toMatch(/^Project .* closed$/);
    expect(draft).toMatchObject({
      ...{ status: 'DRAFT', owner: people.admin, subject: 'Over', html: '<p>It is over.</p>', description: 'The end.' },
      differences: expect.arrayContaining([{ published: 'Project {{project.projectNumber}} closed', draft: 'Over' }]),
    });
    expect(ofOther).toMatchObject({ status: 'PUBLISHED', subject: 'Project {{project.projectNumber}} closed' });
    expect(after).toBe('Over');
    expect(await edition()).toMatchObject({
      status: 'PUBLISHED',
      subject: 'Over',
      edition: 1,
      publishedBy: people.admin,
    });
  });

  test('is published only over the edition that its draft is based on', async () => {
    const first = await edition();
    await save({}, people.programAdmin);
    const ofFirst = await publish({}, people.programAdmin);
    const kept = await save({ subject: 'Mine', base: first['base'] });
    const second = await publish();
    const reloaded = await reload();
    await save({ subject: 'Mine' });
    const third = await publish();

    expect([ofFirst.status, kept.status, second.status]).toEqual([200, 200, 409]);
    expect(second.json['message']).toBe(
      'Could not publish the template: A newer version of this template has already been published. Please reload the template.',
    );
    expect([reloaded.status, third.status]).toEqual([204, 200]);
    expect(await edition()).toMatchObject({ subject: 'Mine', edition: 2 });
  });

  test('tells of two who save over the same version, whoever is first', async () => {
    const id = `${templateId}:en`;
    const opened = await edition();
    const one = await save({ id, subject: 'One', version: opened['version'] });
    const other = await save({ id, subject: 'Other', version: opened['version'] }, people.programAdmin);

    expect([one.status, other.status]).toEqual([200, 409]);
    expect(other.json['code']).toBe('conflict');
    expect(Object(other.json['errors']).map(({ path, current }: Json) => [path, current])).toEqual(
      expect.arrayContaining([['subject', 'One']]),
    );
  });

  test('is written in the language of whoever gets it, and in the words of the release where it was not edited', async () => {
    await save({ language: 'fr', subject: 'Terminé {{project.projectNumber}}' });
    await publish({ language: 'fr' });
    const { database } = opened();
    const english = await close();
    await database
      .current()
      .updateTable('account')
      .set({ language: 'fr' })
      .where('email', '=', people.manager)
      .execute();
    const french = await close();
    await database
      .current()
      .updateTable('account')
      .set({ language: 'ro' })
      .where('email', '=', people.manager)
      .execute();
    const romanian = await close();
    const row = await database.current().selectFrom('mail').selectAll().orderBy('id', 'desc').executeTakeFirst();

    expect(english?.subject).toMatch(/^Project .* closed$/);
    expect(french?.subject).toMatch(/^Terminé 1-1-\d+$/);
    expect(romanian?.subject).toMatch(/^Proiect/);
    expect([row?.template, row?.template_version]).toEqual([templateId, `release ${opened().portal.release.hash}`]);
    expect(contentOf((await call('GET', `/email/template/summaries?templateIdLike=${templateId}`)).json)).toMatchObject(
      [{ edited: ['fr'], publishedBy: people.admin, isReleaseChanged: false }],
    );
  });

  test('stays as it was edited when the release changes its own text, and says so', async () => {
    await save();
    await publish();
    await sql`update email_template set attributes = attributes || '{"releaseDigest": "of an earlier release"}'`.execute(
      opened().database.current(),
    );

    const listed = await call('GET', `/email/template/summaries?templateIdLike=${templateId}`);

    expect(contentOf(listed.json)).toMatchObject([{ isReleaseChanged: true }]);
    expect(await edition()).toMatchObject({
      ...{ isReleaseChanged: true, subject: 'Over', releaseSubject: 'Project {{project.projectNumber}} closed' },
    });
    expect((await close())?.subject).toBe('Over');
  });

  test.each([
    ['an empty message', { html: '<p> </p>' }, '/template', 'required'],
    ['a message of scripts alone', { html: '<script>x()</script>' }, '/template', 'required'],
    ['a value that the mail does not have', { html: '<p>{{loan.dueOn}}</p>' }, '/template', '{{loan.dueOn}}'],
    ['a value that only some may see', { subject: '{{project.currentStatus.note}}' }, '/subject', 'no value for'],
    ['braces that are no placeholder', { subject: 'For {{project' }, '/subject', 'double braces'],
  ])('is refused with %s, and nothing is stored', async (_name, body, at, words) => {
    const { status, json } = await save(body);

    expect(status).toBe(400);
    expect(String(Object(json['fields'])[at])).toContain(words);
    expect(await edition()).toMatchObject({ status: 'PUBLISHED', edition: 0 });
  });

  test('that there is not, or that is no text of a mail, is unknown to every call', async () => {
    const statuses = await Promise.all(
      ['none', 'signing-packet', 'tax-attestation', 'constructor'].map(async (id) => [
        (await call('GET', `/email/templates/${id}/edition`)).status,
        (await save({ templateId: id })).status,
        (await publish({ templateId: id })).status,
        (await call('POST', `/email/templates/${id}/edition/reload`, {})).status,
        (await call('GET', `/email/templates/${templateId}/edition?language=de`)).status,
      ]),
    );

    expect(statuses).toEqual(Array(4).fill([404, 404, 404, 404, 400]));
  });

  test('without a draft is not published, and a draft is saved for oneself only', async () => {
    const { status, json } = await publish();
    const ofOther = await call('PUT', `/email/template/editions?owner=${people.programAdmin}`, {
      ...{ templateId, subject: 'Over', html: '<p>x</p>' },
    });

    expect([status, json['code']]).toEqual([422, 'no-draft']);
    expect(ofOther.status).toBe(403);
  });

  test('is read with the function 2101, edited with 2102 and published with 2103', async () => {
    const { database } = opened();
    const give = (ids: readonly number[]) =>
      database
        .current()
        .updateTable('account')
        .set({ functional_ids: [...ids] })
        .where('email', '=', people.admin)
        .execute();
    const [{ functional_ids: before } = { functional_ids: [] }] = await database
      .current()
      .selectFrom('account')
      .select('functional_ids')
      .where('email', '=', people.admin)
      .execute();
    const seen: Record<string, readonly number[]> = {};
    for (const id of [2100, 2101, 2102, 2103]) {
      await give([id]);
      const read = await call('GET', '/email/template/summaries');
      seen[id] = [read.status, (await save()).status, (await publish()).status, (await reload()).status];
    }
    await give(before);

    expect(seen).toEqual({
      2100: [403, 403, 403, 403],
      2101: [200, 403, 403, 403],
      2102: [403, 200, 403, 204],
      2103: [403, 403, 422, 403],
    });
  });

  test('is shown about a real record, and as a test to whoever edits it', async () => {
    const { portal, database } = opened();
    const { projectNumber } = await createProject(portal);
    const text = {
      subject: 'For {{project.projectNumber}}',
      html: '<p onclick="x()">{{project.projectName}}, {{url}}</p>',
    };
    const shown = (record?: string) =>
      call('POST', `/email/templates/${templateId}/preview`, { ...text, ...(record === undefined ? {} : { record }) });

    const named = await shown();
    const real = await shown(projectNumber);
    const unknown = await shown('1-1-999999');
    await database.current().deleteFrom('mail').execute();
    const sent = await call('POST', `/email/templates/${templateId}/test`, { ...text, record: projectNumber });

    expect(named.json).toMatchObject({ subject: 'For [Project Number]', html: '<p>[Project Name], [url]</p>' });
    expect(real.json).toMatchObject({ subject: `For ${projectNumber}`, html: '<p>Warehouse pilot, [url]</p>' });
    expect([unknown.status, Object(unknown.json['fields'])['/record']]).toEqual([
      400,
      'There is no record 1-1-999999.',
    ]);
    expect(sent.json).toEqual({ to: people.admin, sent: false });
    expect(await readMails(database)).toMatchObject([{ to: people.admin, subject: `Test: For ${projectNumber}` }]);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { createProject } from '../../testing/portalProject.ts';
import { sendParts } from '../../testing/sendParts.ts';
import { expireDocumentsWorker } from './expireDocumentsWorker.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('documents', (opened) => {
  let project = '';
  beforeAll(async () => {
    project = (await createProject(opened().portal)).projectNumber;
  });
  const call = async (as: string, method: 'GET' | 'PUT' | 'DELETE', path: string, body?: Json) => {
    const { portal } = opened();
    const token = await portal.signIn(as);
    const { status, json } = await portal.call(method, path, { token, ...(body === undefined ? {} : { body }) });
    return { status, json };
  };
  const upload = (as: string, documentId: number, { path = '/document/upload', name = 'form.txt', more = {} } = {}) =>
    sendParts(opened().portal, path, {
      as,
      files: [{ name, content: `A form of ${as}.` }],
      part: { name: 'documentSubmit', json: { documentId, ...more } },
    });
  const list = async (as: string, query = 'contractorType=IC'): Promise<readonly Json[]> => {
    const { json } = await call(as, 'GET', `/documents?documentType=Compliance&status=active&${query}`);
    return Array.isArray(json) ? json.filter(isRecord) : [];
  };
  const document = async (as: string, documentId: number, query?: string): Promise<Json> =>
    (await list(as, query)).find((one) => one['documentId'] === documentId) ?? {};
  const submits = (one: Json): readonly Json[] =>
    Array.isArray(one['documentSubmits']) ? one['documentSubmits'].filter(isRecord) : [];
  const statusOf = async (as: string, query = 'contractorType=IC'): Promise<unknown> => {
    const { json } = await call(as, 'GET', `/documents/status?${query}`);
    return isRecord(json) ? json['documentStatus'] : undefined;
  };
  const projectStatus = async (): Promise<unknown> => {
    const { json } = await call(people.programAdmin, 'GET', `/projects/${project}`);
    const current = isRecord(json) ? json['currentStatus'] : undefined;
    return isRecord(current) ? current['documentStatus'] : undefined;
  };
  const organization = async (as: string): Promise<number> => {
    const row = await opened()
      .database.current()
      .selectFrom('organization')
      .select('id')
      .where('logical_name', '=', as)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const idOf = ({ json }: { readonly json: unknown }): string => {
    const [first] = Array.isArray(json) ? json : [];
    return isRecord(first) ? String(first['s3Id']) : '';
  };

  describe('types', () => {
    test('are those of a kind of contractor, and hidden ones are for administrators', async () => {
      const names = async (as: string, query: string) => {
        const { json } = await call(as, 'GET', `/documenttypes${query}`);
        return Array.isArray(json) ? json.map((one: unknown) => isRecord(one) && one['documentId']) : json;
      };

      expect(await names(people.contractor, '')).toEqual([11, 12, 13]);
      expect(await names(people.contractor, '?contractorType=IC&documentType=Compliance')).toEqual([1, 2, 3, 4, 5]);
      expect(await names(people.programAdmin, '?contractorType=IC')).toEqual([1, 2, 3, 4, 5, 6]);
    });

    test('say by yes or no whether they are required, and in the language of the reader what they are', async () => {
      const { portal } = opened();
      const { json } = await portal.call('GET', '/documenttypes?contractorType=IC', {
        token: await portal.signIn(people.programAdmin),
        headers: { 'accept-language': 'fr' },
      });
      const types = Array.isArray(json) ? json.filter(isRecord) : [];

      expect(types.map(({ required, hiddenFlag }) => [required, hiddenFlag])).toEqual([
        ...[
          ['yes', 0],
          ['yes', 0],
          ['yes', 0],
        ],
        ...[
          ['no', 0],
          ['no', 0],
          ['no', 1],
        ],
      ]);
      expect(types[0]).toMatchObject({
        documentName: 'Attestation d’assurance',
        documentHelpText: 'Assurance responsabilité valable pour toute la durée du projet.',
      });
      expect((await list(people.contractor))[0]).not.toHaveProperty('hiddenFlag');
    });

    test('that are not required are listed alone', async () => {
      expect((await list(people.contractor, 'contractorType=IC&required=no')).map((one) => one['documentId'])).toEqual([
        4, 5,
      ]);
    });

    test('have no files before any is uploaded, whatever else is asked for', async () => {
      const found = await list(people.subvendor, 'contractorType=SV&companyId=1&subClientId=1');

      expect(found.map(({ documentId, status, documentSubmits }) => [documentId, status, documentSubmits])).toEqual([
        [11, 'NOT_UPLOADED', []],
        [12, 'NOT_UPLOADED', []],
        [13, 'NOT_UPLOADED', []],
      ]);
    });

    test('of an unknown project are not found', async () => {
      expect((await call(people.programAdmin, 'GET', '/documents?projectNumber=9-9-9')).status).toBe(404);
    });
  });

  test('go their way: uploaded, reviewed, taken back, accepted until a day, expired', async () => {
    const { portal } = opened();
    const before = await statusOf(people.contractor);
    const sent = await upload(people.contractor, 1, { name: '../insurance.txt', more: { projectNumber: project } });
    const id = idOf(sent);
    const uploaded = await document(people.contractor, 1);
    const [submit = {}] = submits(uploaded);

    expect(before).toBe('PENDING_UPLOAD');
    expect(sent.status).toBe(200);
    expect(submit).toMatchObject({
      ...{
        s3Id: id,
        originalFilename: 'insurance.txt',
        projectNumber: project,
        dateReceived: '2026-11-21T10:00:00.000Z',
      },
      ...{ valid: false, version: 1 },
    });
    expect(uploaded['status']).toBe('SUBMITTED');

    for (const documentId of [2, 3]) await upload(people.contractor, documentId);
    expect([await statusOf(people.contractor), await projectStatus()]).toEqual([
      'PENDING_ACCEPTANCE',
      'PENDING_ACCEPTANCE',
    ]);

    const accept = (body: Json) => call(people.programAdmin, 'PUT', '/document/accept', { s3Id: id, ...body });
    const accepted = await accept({ dateAccepted: '2020-01-01T00:00:00.000Z', dateExpires: '2026-12-01' });
    expect(accepted).toMatchObject({
      status: 200,
      json: { dateAccepted: '2026-11-21T10:00:00.000Z', dateExpires: '2026-12-01', valid: true, version: 2 },
    });
    expect(await document(people.contractor, 1)).toMatchObject({
      status: 'ACCEPTED',
      docTypeExpirationDate: '2026-12-01',
    });
    expect((await call(people.contractor, 'DELETE', `/document/${id}`)).status).toBe(409);

    const rejected = await accept({});
    expect(rejected.json).not.toHaveProperty('dateAccepted');
    expect(await document(people.contractor, 1)).toMatchObject({ status: 'SUBMITTED' });

    for (const documentId of [1, 2, 3]) {
      const [file = {}] = submits(await document(people.contractor, documentId));
      const body = {
        s3Id: file['s3Id'],
        dateAccepted: 'now',
        ...(documentId === 1 ? { dateExpires: '2026-12-01' } : {}),
      };
      await call(people.programAdmin, 'PUT', '/document/accept', { ...body, dateAccepted: '2026-11-21T10:00:00.000Z' });
    }
    expect([await statusOf(people.contractor), await projectStatus()]).toEqual(['COMPLETE', 'COMPLETE']);

    // Thirty days before the expiry, contractors are notified once.
    await portal.work(expireDocumentsWorker);
    await portal.work(expireDocumentsWorker);
    portal.time.now = new Date('2026-12-02T10:00:00Z');
    await portal.work(expireDocumentsWorker);
    await portal.work(expireDocumentsWorker);
    const told = await opened()
      .database.current()
      .selectFrom('notification')
      .select(['type', 'status', 'project_number'])
      .where('type', 'like', 'EXPIRING_DOCS%')
      .orderBy('id')
      .execute();
    portal.time.now = new Date('2026-11-21T10:00:00Z');

    expect(told).toEqual([
      { type: 'EXPIRING_DOCS', status: 'SUCCESS', project_number: project },
      { type: 'EXPIRING_DOCS_FINAL', status: 'SUCCESS', project_number: project },
    ]);
    expect(await projectStatus()).toBe('EXPIRED');
  });

  test('are uploaded several at once, and none of them when one is refused', async () => {
    const files = (...names: readonly string[]) =>
      sendParts(opened().portal, '/document/upload', {
        as: people.subvendor,
        files: names.map((name) => ({ name, content: 'A form.' })),
        part: { name: 'documentSubmit', json: { documentId: 13 } },
      });

    const refused = await files('one.txt', 'two.exe');
    const accepted = await files('one.txt', 'two.TXT');

    expect(refused).toMatchObject({ status: 400, json: { fields: { '/file/1': 'invalid file' } } });
    expect(accepted.status).toBe(200);
    const found = submits(await document(people.subvendor, 13, 'contractorType=SV'));
    expect(found.map((one) => one['originalFilename']).toSorted()).toEqual(['one.txt', 'two.TXT']);
  });

  describe('of an organisation', () => {
    test('are downloaded, listed, changed and deleted by its people and by administrators alone', async () => {
      const own = await organization(people.rival);
      const foreign = await organization(people.subvendor);
      const id = idOf(await upload(people.rival, 4));
      const download = async (as: string) => (await call(as, 'GET', `/docstore/${id}`)).status;
      const remove = (as: string, query = '') => call(as, 'DELETE', `/document/${id}${query}`);

      for (const as of [people.contractor, people.subvendor]) {
        expect([as, await download(as)]).toEqual([as, 404]);
        expect([as, (await remove(as)).status]).toEqual([as, 404]);
        expect([as, (await call(as, 'GET', `/documents?organizationId=${own}`)).status]).toEqual([as, 404]);
        expect([as, (await upload(as, 4, { path: `/document/${own}/upload` })).status]).toEqual([as, 404]);
        expect([as, (await call(as, 'PUT', '/document/accept', { s3Id: id })).status]).toEqual([as, 403]);
      }
      for (const as of [people.manager, people.otherManager]) {
        expect([as, await download(as)]).toEqual([as, 403]);
        expect([as, (await upload(as, 4)).status]).toEqual([as, 403]);
        expect([as, (await call(as, 'GET', '/documents')).status]).toEqual([as, 403]);
      }
      expect(await Promise.all([people.rival, people.programAdmin].map(download))).toEqual([200, 200]);
      expect((await remove(people.programAdmin, `?organizationId=${foreign}`)).status).toBe(404);
      expect((await remove(people.rival, `?organizationId=${own}`)).status).toBe(204);
      expect(await download(people.rival)).toBe(404);
    });

    test('are uploaded for it by an administrator, also of hidden types', async () => {
      const own = await organization(people.rival);
      const path = `/document/${own}/upload`;

      const hidden = await upload(people.programAdmin, 6, { path });
      const refused = await upload(people.rival, 6);
      const unknown = await upload(people.programAdmin, 6, { path: '/document/99999/upload' });

      expect([hidden.status, refused.status, unknown.status]).toEqual([200, 404, 404]);
      expect((await call(people.rival, 'GET', `/docstore/${idOf(hidden)}`)).status).toBe(404);
      expect((await call(people.programAdmin, 'GET', `/docstore/${idOf(hidden)}`)).status).toBe(200);
      expect(await document(people.rival, 6)).toEqual({});
    });

    test('need one: an administrator without any uploads nothing', async () => {
      expect((await upload(people.programAdmin, 4)).status).toBe(404);
    });

    test('that nobody knows are not found', async () => {
      const id = '00000000-0000-4000-8000-000000000000';

      expect((await call(people.programAdmin, 'GET', `/docstore/${id}`)).status).toBe(404);
      expect((await call(people.programAdmin, 'DELETE', `/document/${id}`)).status).toBe(404);
      expect((await call(people.programAdmin, 'PUT', '/document/accept', { s3Id: id })).status).toBe(404);
    });
  });

  test('that two reviewers look at are changed by the first one', async () => {
    const id = idOf(await upload(people.rival, 5));
    const review = (as: string) =>
      call(as, 'PUT', '/document/accept', { s3Id: id, dateAccepted: '2026-11-21T10:00:00.000Z', version: 1 });

    const answers = await Promise.all([review(people.programAdmin), review(people.director)]);

    const [first, second] = answers.toSorted((left, right) => left.status - right.status);
    expect(first).toMatchObject({ status: 200, json: { version: 2 } });
    expect(second).toMatchObject({ status: 409, json: { code: 'conflict', version: 2 } });
  });

  test('include the tax attestation form', async () => {
    const { portal } = opened();
    const authorization = `Bearer ${await portal.signIn(people.manager)}`;

    const answer = await portal.app.inject({ url: '/api/docstore/taxattestation', headers: { authorization } });

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('Tax Attestation.pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

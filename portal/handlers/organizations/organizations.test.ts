import { describe, expect, test } from 'vitest';
import { readMails } from '../../../server/testing/readMails.ts';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people, portalPassword } from '../../testing/portalPeople.ts';
import { contentOf, createProject } from '../../testing/portalProject.ts';
import { sendParts } from '../../testing/sendParts.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('organisations', (opened) => {
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Json, as?: string) => {
    const { portal } = opened();
    const token = await portal.signIn(as ?? people.programAdmin);
    return portal.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  };
  const organizationOf = async (login: string): Promise<number> => {
    const db = opened().database.current();
    const row = db.selectFrom('organization').select('id').where('logical_name', '=', login);
    return (await row.executeTakeFirstOrThrow()).id;
  };
  const events = () =>
    opened().database.current().selectFrom('event').select(['entity', 'what', 'actor']).orderBy('seq').execute();
  const added = (changes: Json = {}): Json => ({
    ...{ name: 'Quarry Example', contractorType: 'SV', firstName: 'Quinn', lastName: 'Quarry' },
    ...{ email: 'Quinn@Quarry.example', phoneNumber1: '(202) 555-0110', address: { city: 'Albany', zip: '12207' } },
    ...changes,
  });

  test('are listed with their number, primary contact and onboardings, as often as an administrator asks', async () => {
    await createProject(opened().portal);

    const { json } = await send('GET', `/organization/list?filter=${encodeURIComponent('name|contains|studio')}`);

    const id = await organizationOf(people.contractor);
    expect(json).toMatchObject({ totalElements: 1, size: 20 });
    expect(contentOf(json)).toMatchObject([
      {
        ...{ id, number: `001-00-${String(id).padStart(6, '0')}`, name: 'Studio Example', type: 'SubVendor' },
        ...{ evaluationExempt: false, businessStructureStatus: 'PENDING' },
        primarySubvendorResource: {
          ...{ firstName: 'Cleo', lastName: 'Contractor', name: 'Cleo Contractor', email: people.contractor },
          activated: true,
        },
        onboardings: [{ companyId: 1, regionId: 1, businessStructureStatus: 'PENDING' }],
      },
    ]);
  });

  test('show how far they are with their documents and with the questions about their business', async () => {
    await createProject(opened().portal);
    const id = await organizationOf(people.contractor);
    const upload = async (documentId: number): Promise<unknown> => {
      const { json } = await sendParts(opened().portal, '/document/upload', {
        as: people.contractor,
        files: [{ name: 'form.txt', content: 'A form.' }],
        part: { name: 'documentSubmit', json: { documentId } },
      });
      return Object(Object(json)[0]).s3Id;
    };
    const seen = async () => {
      const { onboardings, businessStructureStatus, documentStatus } = Object(
        (await send('GET', `/organization/${id}`)).json,
      );
      return { onboardings, businessStructureStatus, documentStatus };
    };
    const onboarding = { companyId: 1, companyName: 'Client Example Inc.', regionId: 1 };
    const before = await seen();
    const ids = [await upload(1), await upload(2), await upload(3)];
    const uploaded = await seen();
    const dateAccepted = '2026-11-21T10:00:00.000Z';
    for (const [place, s3Id] of ids.entries()) {
      await send('PUT', '/document/accept', { s3Id, dateAccepted, dateExpires: `2027-0${place + 1}-01` });
    }

    expect(before).toEqual({
      ...{ businessStructureStatus: 'PENDING', documentStatus: 'PENDING_UPLOAD' },
      onboardings: [{ ...onboarding, businessStructureStatus: 'PENDING', documentStatus: 'PENDING_UPLOAD' }],
    });
    expect(uploaded.documentStatus).toBe('PENDING_ACCEPTANCE');
    expect(await seen()).toEqual({
      ...{ businessStructureStatus: 'PENDING', documentStatus: 'COMPLETE' },
      onboardings: [
        {
          ...{ ...onboarding, businessStructureStatus: 'PENDING', documentStatus: 'COMPLETE' },
          documentsExpireOn: '2027-01-01',
        },
      ],
    });
    const { projectNumber } = await createProject(opened().portal);
    expect((await send('GET', `/projects/${projectNumber}`)).json).toMatchObject({
      currentStatus: { documentStatus: 'COMPLETE' },
    });
  });

  test.each([
    ['search=stud', ['Rival Example', 'Studio Example']],
    ['search=cleo%20con', ['Studio Example']],
    ['search=rival%40', ['Rival Example']],
    ['search=*ita%20Riv*', ['Rival Example']],
    [`filter=${encodeURIComponent('primaryResourceLastName|contains|riv')}`, ['Rival Example']],
    [`filter=${encodeURIComponent('evaluationExempt|equals|true')}`, []],
    ['search=%25', []],
    ['sort=-name&size=2', ['Studio Example', 'Rival Example']],
  ])('are found by %s', async (query, expected) => {
    const { json } = await send('GET', `/organization/list?${query}`);

    expect(contentOf(json).map(({ name }) => name)).toEqual(expected);
  });

  test('are found by id, by number and by the user ID of the primary contact', async () => {
    const id = await organizationOf(people.contractor);
    const number = `001-00-${String(id).padStart(6, '0')}`;

    const found = await Promise.all([
      send('GET', `/organization/${id}`),
      send('GET', `/organization/${number}?searchType=number`),
      send('GET', `/organization/${people.contractor}?searchType=logicalName`),
      send('GET', `/organization/${number}`),
      send('GET', '/organization/nobody@studio.example?searchType=logicalName'),
    ]);

    expect(found.map(({ status, json }) => [status, Object(json).id])).toEqual([
      [200, id],
      [200, id],
      [200, id],
      [404, undefined],
      [404, undefined],
    ]);
    expect((await send('GET', `/organization/list?search=${number}`)).json).toMatchObject({ totalElements: 1 });
  });

  test('are read by their own people, and are nothing to anybody else', async () => {
    const id = await organizationOf(people.contractor);
    const read = async (as: string, key: number | string) =>
      (await send('GET', `/organization/${key}`, undefined, as)).status;

    expect(await read(people.contractor, id)).toBe(200);
    for (const stranger of [people.rival, people.subvendor]) {
      expect([await read(stranger, id), await read(stranger, 999_999)]).toEqual([404, 404]);
    }
    expect([await read(people.manager, id), await read(people.manager, 999_999)]).toEqual([403, 403]);
    expect((await send('GET', '/organization/list', undefined, people.contractor)).status).toBe(403);
  });

  describe('that are added', () => {
    test('bring their primary contact an account, which a mailed link activates', async () => {
      const { portal, database } = opened();

      const { status, json } = await send('POST', '/organization', added());

      expect(status).toBe(200);
      expect(json).toMatchObject({
        ...{ name: 'Quarry Example', type: 'SubVendor', contractorType: 'SV', phoneNumber1: '2025550110' },
        address: { city: 'Albany', zip: '12207' },
        primarySubvendorResource: { name: 'Quinn Quarry', email: 'quinn@quarry.example', activated: false },
        onboardings: [{ companyId: 1, regionId: 0, businessStructureStatus: 'PENDING' }],
      });
      const [mail] = await readMails(database, 'quinn@quarry.example');
      expect(mail?.text).toContain(`Quarry Example (${String(Object(json).number)})`);
      const token = /subvendoractivation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      const names = { email: 'quinn@quarry.example', firstName: 'Q', lastName: 'Q', password: portalPassword };
      expect((await portal.call('PUT', '/organization/activate', { body: { token, ...names } })).status).toBe(200);
      const me = await send('GET', '/auth/user/me', undefined, 'quinn@quarry.example');
      expect(me.json).toMatchObject({ rolesList: ['SubVendor'], subVendorId: Object(json).id, companyIds: [1] });
      const { json: notifications } = await send('GET', `/notifications?organizationId=${Object(json).id}`);
      expect(contentOf(notifications)).toMatchObject([{ type: 'ONBOARDING_REQUEST', log: 'quinn@quarry.example' }]);
      expect(await events()).toContainEqual({ entity: 'organization', what: 'create', actor: people.programAdmin });
    });

    test('as a client bring nobody an account', async () => {
      const body = added({ type: 'Client', email: 'clara@client.example' });

      const { json } = await send('POST', '/organization', body);

      expect(json).toMatchObject({ type: 'Client', primarySubvendorResource: { email: 'clara@client.example' } });
      const accounts = opened().database.current().selectFrom('account').select('id');
      expect(await accounts.where('email', '=', 'clara@client.example').execute()).toEqual([]);
    });

    test.each([
      ['an email that an account has', { email: people.manager }, 400],
      ['an email that an administrator has', { email: people.admin }, 400],
      ['no name', { name: '' }, 400],
      ['no email', { email: undefined }, 400],
      ['a ZIP code that is none', { address: { zip: '1' } }, 400],
      ['a telephone that is none', { phoneNumber1: '12' }, 400],
      ['a number of its own', { id: 7 }, 400],
    ])('are refused with %s, and nothing is stored', async (_, changes, expected) => {
      const before = await dumpPortal(opened().database);

      expect((await send('POST', '/organization', added({ email: 'x@quarry.example', ...changes }))).status).toBe(
        expected,
      );
      expect(await dumpPortal(opened().database)).toEqual(before);
    });
  });

  describe('that are edited', () => {
    test('keep what is administered where only telephones and address are sent', async () => {
      const id = await organizationOf(people.subvendor);

      const asked = { id, name: 'Firm Example Ltd.', contractorType: 'SV', phoneNumber1: '2025550111' };
      const edited = await send('PUT', '/organization', { ...asked, address: { city: 'Troy' } });
      const own = await send('PUT', '/organization', { id, phoneNumber2: '2025550112' }, people.subvendor);

      expect(edited.json).toMatchObject({
        name: 'Firm Example Ltd.',
        phoneNumber1: '2025550111',
        address: { city: 'Troy' },
      });
      expect(own.status).toBe(200);
      expect(own.json).toMatchObject({ name: 'Firm Example Ltd.', contractorType: 'SV', phoneNumber2: '2025550112' });
      expect(Object(own.json).address ?? {}).toEqual({});
    });

    test('refuse a caller who saw an older version', async () => {
      const id = await organizationOf(people.subvendor);
      const { json } = await send('GET', `/organization/${id}`);
      const version = Object(json).version;

      const [first, second] = [
        await send('PUT', '/organization', { id, name: 'Firm A', version }),
        await send('PUT', '/organization', { id, name: 'Firm B', version }),
      ];

      expect([first.status, second.status]).toEqual([200, 409]);
    });

    test.each([
      ['by a stranger', people.rival, {}, 404],
      ['by a manager', people.manager, {}, 403],
      ['by its primary contact with another name', people.contractor, { name: 'Mine' }, 400],
      ['by its primary contact with another type', people.contractor, { type: 'Client' }, 400],
    ])('are not changed %s', async (_, as, changes, expected) => {
      const id = await organizationOf(people.contractor);
      const before = await dumpPortal(opened().database);

      const { status } = await send('PUT', '/organization', { id, phoneNumber1: '2025550113', ...changes }, as);

      expect(status).toBe(expected);
      expect(await dumpPortal(opened().database)).toEqual(before);
    });
  });

  describe('whose account waits', () => {
    test('get another link, and the one before opens nothing more', async () => {
      const { portal, database } = opened();
      const email = 'wanda@waits.example';
      const { json } = await send('POST', '/organization', added({ email, name: 'Waits Example' }));
      const linkOf = async () => /token=([\w-]+)/.exec((await readMails(database, email)).at(-1)?.text ?? '')?.[1];
      const first = await linkOf();

      const { status } = await send('PUT', `/organization/${Object(json).id}/activation`);

      expect(status).toBe(201);
      const second = await linkOf();
      const valid = async (token: unknown) =>
        Object((await portal.call('GET', `/organization/token/${String(token)}`)).json).valid;
      expect([first === second, await valid(first), await valid(second)]).toEqual([false, false, true]);
    });

    test.each([
      ['an account that is activated', people.contractor, '', 409],
      ['somebody of another organisation', people.contractor, `?logicalName=${people.rival}`, 404],
      ['somebody unknown', people.contractor, '?logicalName=nobody@studio.example', 404],
    ])('get none for %s', async (_, owner, query, expected) => {
      const id = await organizationOf(owner);
      const before = await dumpPortal(opened().database);

      const { status } = await send('PUT', `/organization/${id}/activation${query}`);

      expect(status).toBe(expected);
      expect(await dumpPortal(opened().database)).toEqual(before);
    });
  });

  describe('that are exempt', () => {
    test('are in the one list or in the other, and each change is one event', async () => {
      const id = await organizationOf(people.rival);
      const listed = async (isExempt: boolean) => {
        const filter = encodeURIComponent(`evaluationExempt|equals|${isExempt}`);
        const { json } = await send('GET', `/organization/list?size=100&filter=${filter}`);
        return contentOf(json).some((row) => row['id'] === id);
      };
      const before = (await events()).length;

      const answers = [
        await send('POST', '/organization/evaluation/exemption', { organizationId: id }),
        await send('POST', '/organization/evaluation/exemption', { organizationId: id }),
      ];
      const exempt = [await listed(true), await listed(false)];
      answers.push(await send('DELETE', `/contractor/exempt?organizationId=${id}`));

      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
      expect([exempt, await listed(true), await listed(false)]).toEqual([[true, false], false, true]);
      expect((await events()).slice(before).map(({ what }) => what)).toEqual(['addExemption', 'removeExemption']);
    });

    test('have their contractors reviewed in new projects', async () => {
      const id = await organizationOf(people.rival);
      await send('POST', '/organization/evaluation/exemption', { organizationId: id });

      const { projectNumber } = await createProject(opened().portal, {
        candidate: { candidateEmail: people.rival, candidateFirstName: 'Rita', candidateLastName: 'Rival' },
      });

      expect((await send('GET', `/projects/${projectNumber}`)).json).toMatchObject({ contractorType: 'Exempt' });
    });

    test('are neither added nor removed by anybody but administrators, or where they are unknown', async () => {
      const id = await organizationOf(people.rival);

      const answers = [
        await send('POST', '/organization/evaluation/exemption', { organizationId: id }, people.rival),
        await send('DELETE', `/contractor/exempt?organizationId=${id}`, undefined, people.manager),
        await send('POST', '/organization/evaluation/exemption', { organizationId: 999_999 }),
        await send('DELETE', '/contractor/exempt?organizationId=999999'),
        await send('DELETE', '/contractor/exempt'),
      ];

      expect(answers.map(({ status }) => status)).toEqual([403, 403, 404, 404, 400]);
    });
  });
});

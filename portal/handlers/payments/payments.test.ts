import { beforeAll, expect, test } from 'vitest';
import { isRecord, readPath } from '#engine';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject } from '../../testing/portalProject.ts';
import { sendParts } from '../../testing/sendParts.ts';

const head =
  'invoiceNumber,projectNumber,contractorLogicalName,periodStart,periodEnd,amount,currency,status,invoiceDate,paidDate';

eachPortal('payments', (opened) => {
  let project = '';
  beforeAll(async () => {
    project = (await createProject(opened().portal)).projectNumber;
  });
  const row = (number: string, amount = '1250.50', rest = 'USD,PENDING,2026-10-31,') =>
    `${number},${project},${people.contractor},2026-10-01,2026-10-31,${amount},${rest}`;
  const send = (lines: readonly string[], as: string = people.programAdmin) =>
    sendParts(opened().portal, '/payments/import', {
      as,
      files: [{ name: 'payments.csv', content: lines.join('\n') }],
    });
  const get = async (path: string, as: string) =>
    opened().portal.call('GET', path, { token: await opened().portal.signIn(as) });
  const count = async () => contentOf((await get('/payments/admin?size=100', people.admin)).json).length;

  test('are imported from a file, as whole cents, and the same file changes nothing', async () => {
    const file = [head, row('A-1', '"1,250.50"'), row('A-2', '0.1')];

    const first = await send(file);
    const events = () => opened().database.current().selectFrom('event').select('seq').execute();
    const before = (await events()).length;
    const again = await send(file);

    expect([first.status, first.json]).toEqual([200, { rows: 2, created: 2, changed: 0, unchanged: 0 }]);
    expect([again.status, again.json]).toEqual([200, { rows: 2, created: 0, changed: 0, unchanged: 2 }]);
    expect((await events()).length).toBe(before);
    const { json } = await get('/payments/admin?filter=invoiceNumber|contains|A-&sort=invoiceNumber', people.admin);
    expect(contentOf(json)).toMatchObject([
      { invoiceNumber: 'A-1', amount: 125050, currency: 'USD', companyName: 'Client Example Inc.', version: 1 },
      { invoiceNumber: 'A-2', amount: 10 },
    ]);
    expect(await opened().database.current().selectFrom('stored_file').select('id').execute()).toEqual([]);
  });

  test('are changed by a later file until they are paid', async () => {
    await send([head, row('B-1')]);

    const paid = await send([head, row('B-1', '1250.50', 'USD,PAID,2026-10-31,2026-11-20')]);
    const late = await send([head, row('B-1', '99.00', 'USD,PAID,2026-10-31,2026-11-20')]);

    expect(paid.json).toEqual({ rows: 1, created: 0, changed: 1, unchanged: 0 });
    expect([late.status, readPath(late.json, 'errors')]).toEqual([
      422,
      [
        {
          code: 'settled',
          line: 2,
          pointer: '/invoiceNumber',
          message: 'invoiceNumber "B-1": The payment is paid and cannot be changed',
        },
      ],
    ]);
  });

  test('are not imported at all where one row is wrong, and every fault is named with its line', async () => {
    const before = await count();
    const file = [
      head,
      row('C-1'),
      row('C-2', '12.345'),
      row('C-3', '10', 'EUR,DONE,2026-13-01,'),
      row('', '-5'),
      '"C-5","broken',
    ];

    const unquoted = await send(file);
    const wrong = await send(file.slice(0, 5));

    expect(readPath(unquoted.json, 'errors')).toMatchObject([{ code: 'quotes' }]);
    expect(wrong.status).toBe(422);
    expect(readPath(wrong.json, 'errors')).toMatchObject([
      { code: 'amount', line: 3, pointer: '/amount', message: expect.stringMatching('amount "12.345": ') },
      { code: 'status', line: 4, pointer: '/status', message: expect.stringMatching('status "DONE": ') },
      { code: 'date', line: 4, pointer: '/invoiceDate', message: expect.stringMatching('invoiceDate "2026-13-01": ') },
      { code: 'currency', line: 4, pointer: '/currency', message: expect.stringMatching('currency "EUR": ') },
      { code: 'required', line: 5, pointer: '/invoiceNumber' },
      { code: 'amount', line: 5, pointer: '/amount', message: expect.stringMatching('amount "-5": ') },
    ]);
    expect(await count()).toBe(before);
  });

  test('name a project and its contractor, once in a file, and keep the rules of a payment', async () => {
    const stranger = `D-2,${project},${people.rival},2026-10-01,2026-10-31,10,USD,PENDING,2026-10-31,`;
    const backwards = `D-3,${project},${people.contractor},2026-10-31,2026-10-01,10,USD,PAID,2026-10-31,`;
    const unknown = `D-4,9-9-999999,${people.contractor},2026-10-01,2026-10-31,10,USD,PENDING,2026-10-31,`;

    const { json } = await send([head, row('D-1'), row('D-1'), stranger, backwards, unknown]);

    expect(readPath(json, 'errors')).toEqual([
      expect.objectContaining({ code: 'twice', line: 3, pointer: '/invoiceNumber' }),
      expect.objectContaining({ code: 'contractor', line: 4, pointer: '/contractorLogicalName' }),
      { code: 'rule', line: 5, message: 'The period ends before it starts' },
      { code: 'rule', line: 5, message: 'A payment with the status PAID needs a paid date' },
      expect.objectContaining({ code: 'project', line: 6, pointer: '/projectNumber' }),
    ]);
  });

  test('are read from columns in any order and case, with semicolons too, and a column that is missing is named', async () => {
    const columns = head.toUpperCase().split(',').toReversed();
    const cells = row('E-1').split(',').toReversed();

    const turned = await send([`\uFEFF${columns.join(';')}`, cells.join(';')]);
    const short = await send([head.replace(',amount', ''), row('E-2').replace(',1250.50', '')]);
    const empty = await send([head]);

    expect(turned.json).toEqual({ rows: 1, created: 1, changed: 0, unchanged: 0 });
    expect(readPath(short.json, 'errors')).toMatchObject([{ code: 'column', line: 1, pointer: '/amount' }]);
    expect(readPath(empty.json, 'errors')).toMatchObject([{ line: 1, code: 'rows' }]);
  });

  test('are seen by their contractor alone, and by administrators', async () => {
    await send([head, row('F-1')]);
    const found = contentOf((await get('/payments/admin?filter=invoiceNumber|contains|F-1', people.admin)).json);
    const id = String(found[0]?.['id']);

    const own = await get(`/payments/contractor/detail/${id}`, people.contractor);
    const foreign = [
      await get(`/payments/contractor/detail/${id}`, people.rival),
      await get(`/payments/invoice?id=${id}`, people.rival),
      await get('/payments/contractor', people.manager),
      await get('/payments/admin', people.contractor),
      await get(`/payments/admin/detail/${id}`, people.contractor),
      await get('/payments/admin/summary', people.manager),
      await send([head, row('F-2')], people.contractor),
    ];

    expect(own).toMatchObject({ status: 200, json: { invoiceNumber: 'F-1' } });
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 403, 403, 403, 403, 403]);
    expect(contentOf((await get('/payments/contractor', people.rival)).json)).toEqual([]);
    expect((await get('/payments/contractor/summary', people.rival)).json).toEqual([]);
  });

  test('are summed in the database, by status and by contractor', async () => {
    const all = contentOf((await get('/payments/admin?size=100', people.admin)).json);
    const sum = all.reduce((total, { amount }) => total + Number(amount), 0);

    const own = (await get('/payments/contractor/summary', people.contractor)).json;
    const ofOne = (await get(`/payments/admin/summary/contractor/${people.contractor}`, people.admin)).json;
    const ofRival = (await get(`/payments/admin/summary/contractor/${people.rival}`, people.admin)).json;
    const totals = (await get('/payments/admin/summary', people.admin)).json;

    expect(totals).toEqual([{ contractorLogicalName: people.contractor, amount: sum, count: all.length }]);
    expect([own, ofRival]).toEqual([ofOne, []]);
    expect(own).toContainEqual({ status: 'PAID', amount: 125050, count: 1 });
  });

  test('have an invoice as PDF, in the language of the caller', async () => {
    const found = contentOf((await get('/payments/admin?filter=invoiceNumber|contains|A-1', people.admin)).json);
    const { portal } = opened();
    const ask = async (language: string) =>
      portal.app.inject({
        url: `/api/payments/invoice?id=${String(found[0]?.['id'])}`,
        headers: {
          authorization: `Bearer ${await portal.signIn(people.contractor)}`,
          'accept-language': language,
        },
      });

    const english = await ask('en');
    const french = await ask('fr');

    expect([english.statusCode, english.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(english.headers['content-disposition']).toContain('Invoice A-1.pdf');
    expect(french.headers['content-disposition']).toContain('Facture A-1.pdf');
    expect(english.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('follow their contractor to another login', async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);
    const before = contentOf((await get('/payments/admin?size=100', people.admin)).json).length;

    const merged = await portal.call('POST', '/project/merge/contractors', {
      token,
      body: { oldLogicalName: people.contractor, newLogicalName: people.rival },
    });

    expect(merged.status).toBeLessThan(300);
    const moved = contentOf((await get('/payments/contractor?size=100', people.rival)).json);
    expect(moved.filter(isRecord)).toHaveLength(before);
  });
});

import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import markdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { isRecord, readPath } from '#engine';
import { verifyEventChain } from '../../../server/events/verifyEventChain.ts';
import { readMails } from '../../../server/testing/readMails.ts';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { openPortalApp } from '../../testing/openPortalApp.ts';
import { people } from '../../testing/portalPeople.ts';
import { createProject } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;

/** The mailed link and code of a recipient. */
interface Letter {
  readonly token: string;
  readonly accessCode: string;
}

eachPortal('an envelope', (opened) => {
  const send = async (
    method: 'GET' | 'POST',
    path: string,
    { as, body, headers }: { as?: string; body?: Json; headers?: Record<string, string> } = {},
  ) => {
    const { portal } = opened();
    const token = as === undefined ? undefined : await portal.signIn(as);
    return portal.call(method, path, {
      token,
      ...(body === undefined ? {} : { body }),
      ...(headers ? { headers } : {}),
    });
  };
  const asAdmin = people.programAdmin;
  const envelopes = async (key: string): Promise<readonly Json[]> => {
    const { json } = await send('GET', `/docusign/envelopes/${key}`, { as: asAdmin });
    return Array.isArray(json) ? json.filter(isRecord) : [];
  };
  const mailsTo = async (to: string): Promise<readonly { subject: string; text: string }[]> => {
    return readMails(opened().database, to);
  };
  const letterTo = async (to: string): Promise<Letter> => {
    const texts = (await mailsTo(to)).map(({ text }) => text);
    const last = (pattern: RegExp) => texts.flatMap((text) => pattern.exec(text)?.[1] ?? []).at(-1) ?? '';
    return { token: last(/signing\?token=([\w-]+)/), accessCode: last(/access code is (\w+)/) };
  };
  const sendPacket = async (): Promise<{ key: string; envelope: string; manager: Letter; contractor: Letter }> => {
    const { projectNumber: key } = await createProject(opened().portal);
    expect((await send('POST', `/docusign/packet/send/${key}`, { as: asAdmin })).status).toBe(204);
    const [envelope] = await envelopes(key);
    const [manager, contractor] = [await letterTo(people.manager), await letterTo(people.contractor)];
    return { key, envelope: String(envelope?.['envelopeGuid']), manager, contractor };
  };
  const open = (letter: Letter) => send('POST', '/signing/open', { body: { ...letter } });
  const signWith = (ticket: unknown, changes: Json = {}) =>
    send('POST', '/signing/sign', { body: { ticket, typedName: 'Cleo Contractor', consent: true, ...changes } });
  const sign = async (letter: Letter) => signWith(readPath((await open(letter)).json, 'ticket'));
  const complete = async () => {
    const sent = await sendPacket();
    await sign(sent.manager);
    await sign(sent.contractor);
    const { json } = await send('GET', `/docusign/status/${sent.envelope}`, { as: asAdmin });
    return { ...sent, hash: String(readPath(json, 'documentHash')) };
  };
  const download = (key: string, envelope: string, as?: string) =>
    send('GET', `/docusign/document/${key}/${envelope}`, as === undefined ? {} : { as });
  const fileOf = (hash: string) => join(opened().portal.folder, 'files', hash.slice(0, 2), hash);

  test('is sent to both sides, with a link and a code in mails of their own', async () => {
    const { key, envelope, manager, contractor } = await sendPacket();

    expect(await envelopes(key)).toEqual([
      {
        envelopeGuid: envelope,
        projectNumber: key,
        envelopeName: 'Agreement Warehouse pilot',
        accessCode: manager.accessCode,
        createdOn: '2026-11-21T10:00:00.000Z',
        status: 'sent',
        signaturesMissing: 2,
        recipientStatuses: [
          ['Mona Manager', people.manager],
          ['Cleo Contractor', people.contractor],
        ].map(([recipientName, recipientEmail]) => ({
          recipientName,
          recipientEmail,
          status: 'sent',
          updatedOn: '2026-11-21T10:00:00.000Z',
        })),
      },
    ]);
    expect(manager.accessCode).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(contractor.accessCode).toBe(manager.accessCode);
    expect(contractor.token).not.toBe(manager.token);
    const [link, code] = (await mailsTo(people.contractor)).slice(-2);
    expect([link?.subject, code?.subject]).toEqual([
      'Please sign: Agreement Warehouse pilot',
      'Your access code for Agreement Warehouse pilot',
    ]);
    expect(link?.text).not.toContain(manager.accessCode);
    expect(code?.text).not.toContain(contractor.token);
    expect(await send('GET', `/projects/${key}`, { as: asAdmin })).toMatchObject({ json: { envelopeId: envelope } });
    const stored = JSON.stringify(await opened().database.current().selectFrom('signing_link').selectAll().execute());
    expect(stored).not.toContain(contractor.token);
  });

  test('has the words of people as they are written, whatever marks are in them', async () => {
    const projectName = '**Pilot** [sign here](https://evil.example)';
    const { projectNumber: key } = await createProject(opened().portal, { body: { projectName } });
    await send('POST', `/docusign/packet/send/${key}`, { as: asAdmin });
    const { json } = await open(await letterTo(people.contractor));

    const drawn = markdownIt().render(String(readPath(json, 'text')));

    expect(readPath(json, 'envelopeName')).toBe(`Agreement ${projectName}`);
    expect(drawn).toContain(`for the project <strong>${projectName}</strong>, number ${key}.`);
    expect(drawn).not.toContain('href');
  });

  test('is one, however often the same request is sent', async () => {
    const { projectNumber: key } = await createProject(opened().portal);
    const headers = { 'idempotency-key': 'send-this-packet-once' };
    const before = (await mailsTo(people.contractor)).length;

    const path = `/docusign/packet/send/${key}`;
    const answers = await Promise.all([1, 2, 3].map(() => send('POST', path, { as: asAdmin, body: {}, headers })));

    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await envelopes(key)).toHaveLength(1);
    expect((await mailsTo(people.contractor)).length - before).toBe(2);
  });

  test('is delivered, signed by one and then by the other, and complete with a document of that hash', async () => {
    const { key, envelope, manager, contractor } = await sendPacket();
    const read = async () => (await send('GET', `/docusign/status/${envelope}`, { as: asAdmin })).json;

    const document = await open({
      ...contractor,
      accessCode: contractor.accessCode.toLowerCase().replace(/^..../, '$& '),
    });
    const delivered = await read();
    const first = await signWith(readPath(document.json, 'ticket'), { typedName: 'Cléo Ștefan 中' });
    const second = await sign(manager);
    const completed = await read();

    expect(document).toMatchObject({
      status: 200,
      json: { envelopeName: 'Agreement Warehouse pilot', recipientName: 'Cleo Contractor' },
    });
    expect(readPath(document.json, 'text')).toContain('**Client Example Inc\\.**, represented by Mona Manager');
    expect(delivered).toMatchObject({
      status: 'delivered',
      recipientStatuses: [{ status: 'sent' }, { status: 'delivered' }],
    });
    expect([first, second]).toMatchObject([
      { status: 200, json: { recipientName: 'Cleo Contractor', status: 'delivered' } },
      { status: 200, json: { recipientName: 'Mona Manager', status: 'completed' } },
    ]);
    expect(completed).toMatchObject({
      status: 'completed',
      signaturesMissing: 0,
      recipientStatuses: [{ status: 'completed' }, { status: 'completed', signedName: 'Cléo Ștefan 中' }],
    });
    const hash = String(readPath(completed, 'documentHash'));
    expect(readFileSync(fileOf(hash)).subarray(0, 5).toString()).toBe('%PDF-');
    const events = await opened()
      .database.current()
      .selectFrom('event')
      .select(['what', 'after'])
      .where('key', '=', envelope)
      .orderBy('seq')
      .execute();
    expect(events.map(({ what }) => what)).toEqual(['send', 'deliver', 'sign', 'deliver', 'complete']);
    expect(events.at(-1)?.after).toMatchObject({ documentHash: hash });
    expect(await verifyEventChain(opened().database.current())).toMatchObject({ whole: true });
    const [told] = (await mailsTo(people.contractor)).slice(-1);
    expect(told).toMatchObject({ subject: 'Signed by everybody: Agreement Warehouse pilot' });
    expect(told?.text).toContain(hash);
    const { app, signIn } = opened().portal;
    const answer = await app.inject({
      url: `/api/docusign/document/${key}/${envelope}`,
      headers: { authorization: `Bearer ${await signIn(asAdmin)}` },
    });
    expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(hash);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('filename="Agreement Warehouse pilot.pdf"'),
    });
  });

  test('stays shut to an unknown link, a wrong code, a used link and an old one, all with the same words', async () => {
    const { manager, contractor } = await sendPacket();
    await sign(manager);
    const { portal } = opened();
    const now = portal.time.now;

    const answers = [
      await open({ ...contractor, token: 'x'.repeat(43) }),
      await open({ ...contractor, accessCode: 'WRONGONE' }),
      await open({ ...contractor, accessCode: 'SHORT' }),
      await open(manager),
    ];
    portal.time.now = new Date(now.getTime() + 31 * 86_400_000);
    answers.push(await open(contractor));
    portal.time.now = now;

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 422, json: { code: 'link' } });
    expect((await open(contractor)).status).toBe(200);
  });

  test('is opened by its own code alone, not by that of another envelope', async () => {
    const one = await sendPacket();
    const other = await sendPacket();

    expect((await open({ ...one.contractor, accessCode: other.contractor.accessCode })).status).toBe(422);
  });

  test('is signed by the place of the link, whoever else has opened it', async () => {
    const { envelope, manager, contractor } = await sendPacket();
    await open(manager);

    await sign(contractor);

    expect((await send('GET', `/docusign/status/${envelope}`, { as: asAdmin })).json).toMatchObject({
      recipientStatuses: [
        { recipientEmail: people.manager, status: 'delivered' },
        { recipientEmail: people.contractor, status: 'completed' },
      ],
    });
  });

  test('takes one signature of a ticket, also of two that come at once, and none of a stranger', async () => {
    const { envelope, contractor } = await sendPacket();
    const ticket = readPath((await open(contractor)).json, 'ticket');

    const answers = await Promise.all([signWith(ticket), signWith(ticket), signWith('x'.repeat(43))]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const signed = opened().database.current().selectFrom('event').select('seq').where('key', '=', envelope);
    expect(await signed.where('what', '=', 'sign').execute()).toHaveLength(1);
  });

  test('is signed with the latest ticket, for an hour', async () => {
    const { contractor } = await sendPacket();
    const { portal } = opened();
    const first = readPath((await open(contractor)).json, 'ticket');
    const second = readPath((await open(contractor)).json, 'ticket');
    const now = portal.time.now;

    const early = await signWith(first);
    portal.time.now = new Date(now.getTime() + 61 * 60_000);
    const late = await signWith(second);
    portal.time.now = now;

    expect([early.status, late.status, (await signWith(second)).status]).toEqual([422, 422, 200]);
  });

  test.each([
    ['no name', { typedName: '' }],
    ['spaces for a name', { typedName: '   ' }],
    ['no consent', { consent: false }],
    ['somebody else as well', { recipient: 0 }],
  ])('is not signed with %s', async (_, changes) => {
    const { contractor } = await sendPacket();
    const ticket = readPath((await open(contractor)).json, 'ticket');
    const before = await dumpPortal(opened().database);

    expect((await signWith(ticket, changes)).status).toBe(400);
    expect(await dumpPortal(opened().database)).toEqual(before);
  });

  test('ends for everybody when one declines', async () => {
    const { envelope, manager, contractor } = await sendPacket();
    const ticket = readPath((await open(contractor)).json, 'ticket');
    const declined = await send('POST', '/signing/decline', { body: { ticket, declineReason: 'Not my rate.' } });

    expect(declined.status).toBe(204);
    expect((await open(manager)).status).toBe(422);
    expect((await send('GET', `/docusign/status/${envelope}`, { as: asAdmin })).json).toMatchObject({
      status: 'declined',
      recipientStatuses: [{ status: 'sent' }, { status: 'declined', declineReason: 'Not my rate.' }],
    });
  });

  test('ends when it is voided, and a finished one cannot be', async () => {
    const { envelope, manager, contractor } = await sendPacket();
    await sign(manager);
    const ticket = readPath((await open(contractor)).json, 'ticket');
    const finished = await complete();

    const voided = await send('POST', `/docusign/packet/${envelope}/void`, { as: asAdmin });

    expect(voided.status).toBe(204);
    expect([(await open(contractor)).status, (await signWith(ticket)).status]).toEqual([422, 422]);
    expect((await send('GET', `/docusign/status/${envelope}`, { as: asAdmin })).json).toMatchObject({
      status: 'voided',
      recipientStatuses: [{ status: 'completed' }, { status: 'voided' }],
    });
    expect((await send('POST', `/docusign/packet/${finished.envelope}/void`, { as: asAdmin })).status).toBe(409);
  });

  test('is sent anew after it was voided, and is another one', async () => {
    const { key, envelope } = await sendPacket();
    const before = (await mailsTo(people.contractor)).length;
    await send('POST', `/docusign/packet/${envelope}/void`, { as: asAdmin });

    const headers = { 'idempotency-key': 'send-a-second-packet' };
    const again = await send('POST', `/docusign/packet/send/${key}`, { as: asAdmin, headers });

    expect(again.status).toBe(204);
    const sent = await envelopes(key);
    expect(sent).toHaveLength(2);
    const { json } = await send('GET', `/projects/${key}`, { as: asAdmin });
    expect(readPath(json, 'envelopeId')).not.toBe(envelope);
    expect((await mailsTo(people.contractor)).length).toBeGreaterThan(before);
  });

  test('is not sent for a closed project, save for one of billing documents', async () => {
    const { database } = opened();
    const { projectNumber: key } = await createProject(opened().portal);
    const determined = { projectNumber: key, companyId: 1, recommendation: 'IC', note: 'Seen.' };
    await send('POST', '/projects/determination', { as: asAdmin, body: determined });
    await send('POST', '/project/closure', { as: asAdmin, body: { projectNumber: key, reasonId: 1 } });
    const before = await dumpPortal(database);

    const refused = await send('POST', `/docusign/packet/send/${key}`, { as: asAdmin });

    expect(refused).toMatchObject({
      status: 409,
      json: { message: `Project ${key} is closed. Reactivate the project before a packet is sent.` },
    });
    expect(await dumpPortal(database)).toEqual(before);
    // Work in a closed project can still be billed.
    expect((await send('POST', `/docusign/billing/${key}`, { as: asAdmin })).status).toBe(204);
  });

  test('gives its document to whoever may see the project, and to nobody else', async () => {
    const { key, envelope } = await complete();
    const another = await createProject(opened().portal);
    const open = await sendPacket();

    const allowed = [asAdmin, people.manager, people.contractor, people.proxyManager];
    for (const as of allowed) expect([as, (await download(key, envelope, as)).status]).toEqual([as, 200]);
    const strangers = [people.harborManager, people.otherManager, people.rival];
    for (const as of strangers) expect([as, (await download(key, envelope, as)).status]).toEqual([as, 404]);
    expect((await download(key, envelope)).status).toBe(401);
    expect((await download(key, envelope, people.subvendor)).status).toBe(403);
    expect((await download(another.projectNumber, envelope, asAdmin)).status).toBe(404);
    expect((await download(open.key, open.envelope, asAdmin)).status).toBe(404);
  });

  test('refuses to hear more codes after too many wrong ones, for known and unknown links alike', async () => {
    const { contractor, manager } = await sendPacket();
    const strict = await openPortalApp(opened().database, { loginLimit: 3 });
    const knock = (body: Json) => strict.call('POST', '/signing/open', { body });
    const wrong = async (token: string) => {
      const answers: number[] = [];
      for (let count = 0; count < 4; count += 1) answers.push((await knock({ token, accessCode: 'WRONGONE' })).status);
      return answers;
    };

    expect(await wrong(contractor.token)).toEqual([422, 422, 422, 429]);
    expect(await wrong('y'.repeat(43))).toEqual([422, 422, 422, 429]);
    expect((await knock({ ...contractor })).status).toBe(429);
    expect((await knock({ ...manager })).status).toBe(200);
    strict.time.now = new Date(strict.time.now.getTime() + 16 * 60_000);
    expect((await knock({ ...contractor })).status).toBe(200);
    await strict.app.close();
  });

  describe('whose document was tampered with', () => {
    const refused = { status: 409, json: { code: 'altered' } };

    test('is not handed out when the file was changed', async () => {
      const { key, envelope, hash } = await complete();
      writeFileSync(fileOf(hash), Buffer.concat([readFileSync(fileOf(hash)), Buffer.from('%')]));

      expect(await download(key, envelope, asAdmin)).toMatchObject(refused);
    });

    test('is not handed out when another file and its hash were laid under it', async () => {
      const { key, envelope } = await complete();
      const other = await complete();
      await opened()
        .database.current()
        .updateTable('signing_envelope')
        .set({ attributes: JSON.stringify({ envelopeName: 'Agreement', documentHash: other.hash }) })
        .where('envelope_guid', '=', envelope)
        .execute();

      expect(await download(key, envelope, asAdmin)).toMatchObject(refused);
    });

    test('shows in the chain when the hash of the event was changed too', async () => {
      const { key, envelope } = await complete();
      const db = opened().database.current();
      const event = db.selectFrom('event').selectAll().where('key', '=', envelope).where('what', '=', 'complete');
      const { seq, after } = await event.executeTakeFirstOrThrow();
      const forged = JSON.stringify({ ...Object(after), documentHash: 'f'.repeat(64) });
      await db.updateTable('event').set({ after: forged }).where('seq', '=', seq).execute();

      expect(await verifyEventChain(db)).toEqual({ whole: false, brokenAt: seq });
      expect(await download(key, envelope, asAdmin)).toMatchObject(refused);
      await db
        .updateTable('event')
        .set({ after: JSON.stringify(after) })
        .where('seq', '=', seq)
        .execute();
    });

    test('is not found when the file is gone', async () => {
      const { key, envelope, hash } = await complete();
      rmSync(fileOf(hash));

      expect((await download(key, envelope, asAdmin)).status).toBe(404);
    });
  });
});

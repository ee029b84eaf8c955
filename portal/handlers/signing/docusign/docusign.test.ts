import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachPortalDatabase } from '../../../testing/eachPortal.ts';
import { openPortalApp, type PortalApp } from '../../../testing/openPortalApp.ts';
import { people } from '../../../testing/portalPeople.ts';
import { createProject } from '../../../testing/portalProject.ts';
import { checkDocusign } from './checkDocusign.ts';
import type { DocusignConfig } from './readDocusign.ts';

type Json = Readonly<Record<string, unknown>>;

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly authorization: unknown;
  readonly body: unknown;
}

function shape(name: string): Json {
  return JSON.parse(readFileSync(new URL(`shapes/${name}.json`, import.meta.url), 'utf8'));
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pdf = Buffer.from('%PDF-1.7 signed elsewhere');
const envelopeId = String(shape('createEnvelope.response')['envelopeId']);
const envelopes = '/restapi/v2.1/accounts/account-1/envelopes';

/**
 * The next response of the service for an envelope. `refuse` fails a creation with 400, `fail` everything with 500, and
 * `move` redirects to another address.
 */
const said = { envelope: shape('envelopeDelivered.response'), refuse: false, fail: false, move: false };

/** Starts a fake of the signing service with its published response formats. */
function openService(asked: Asked[]): FastifyInstance {
  const app = Fastify();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.all('/*', (request, reply) => {
    const { method, url, body } = request;
    asked.push({ method, url, authorization: request.headers.authorization, body });
    if (url === '/oauth/token') return reply.send(shape('token.response'));
    if (said.move) return reply.redirect('/elsewhere', 307);
    if (said.fail) return reply.code(500).send({ errorCode: 'UNSPECIFIED_ERROR', message: 'It broke.' });
    if (method === 'POST' && said.refuse) return reply.code(400).send(shape('badRequest.response'));
    if (method === 'POST') return reply.code(201).send(shape('createEnvelope.response'));
    if (url.endsWith('/documents/combined')) return reply.type('application/pdf').send(pdf);
    return reply.send(method === 'PUT' ? { envelopeId } : said.envelope);
  });
  return app;
}

eachPortalDatabase('an envelope of the signing service', (database) => {
  const asked: Asked[] = [];
  const service = openService(asked);
  let portal: PortalApp;
  let config: DocusignConfig;
  beforeAll(async () => {
    const address = await service.listen({ host: '127.0.0.1', port: 0 });
    const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    config = {
      ...{ integrationKey: 'key-1', accountId: 'account-1', userId: 'user-1', privateKey: pem },
      ...{ baseUrl: `${address}/restapi`, authUrl: address },
    };
    portal = await openPortalApp(database(), { docusign: config });
  });
  afterAll(async () => {
    await portal.app.close();
    await service.close();
  });
  const call = async (method: 'GET' | 'POST', path: string) =>
    portal.call(method, path, { token: await portal.signIn(people.programAdmin) });
  const mails = () => database().current().selectFrom('mail').select('subject').execute();

  test('is made by its API, followed to its end, and its document kept with its hash', async () => {
    const { projectNumber: key } = await createProject(portal);
    const before = (await mails()).length;

    const sent = await call('POST', `/docusign/packet/send/${key}`);

    expect(sent.status).toBe(204);
    const [token, creation] = asked;
    expect(token).toMatchObject({ method: 'POST', url: '/oauth/token' });
    const { grant_type, assertion } = isRecord(token?.body) ? token.body : {};
    expect(grant_type).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { payload } = await jwtVerify(String(assertion), publicKey, { algorithms: ['RS256'] });
    expect(payload).toMatchObject({
      iss: 'key-1',
      sub: 'user-1',
      aud: new URL(config.authUrl).host,
      scope: 'signature impersonation',
    });
    expect(creation).toMatchObject({
      method: 'POST',
      url: envelopes,
      authorization: 'Bearer a-token-of-the-signing-service',
      body: { ...shape('createEnvelope.request'), transactionId: `${key}-1` },
    });
    const { recipients } = isRecord(creation?.body) ? creation.body : {};
    expect(recipients).toMatchObject({
      signers: [{ accessCode: expect.stringMatching(/^\w{8}$/) }, { accessCode: expect.stringMatching(/^\w{8}$/) }],
    });
    // The service sends the mails itself.
    expect(await mails()).toHaveLength(before);

    const delivered = await call('GET', `/docusign/status/${envelopeId}`);
    said.envelope = shape('envelopeCompleted.response');
    const completed = await call('GET', `/docusign/envelopes/${key}`);
    const count = asked.length;
    const again = await call('GET', `/docusign/status/${envelopeId}`);

    expect(delivered.json).toMatchObject({
      status: 'delivered',
      recipientStatuses: [
        {
          status: 'completed',
          deliveredOn: '2026-11-21T10:04:00.123Z',
          completedOn: '2026-11-21T10:04:30.567Z',
        },
        { status: 'delivered', deliveredOn: '2026-11-21T10:05:00.440Z' },
      ],
    });
    expect(completed.json).toMatchObject([
      { status: 'completed', documentHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(again.json).toMatchObject({ status: 'completed' });
    // The status of a completed envelope is not requested again.
    expect(asked).toHaveLength(count);
    expect((await call('GET', `/docusign/document/${key}/${envelopeId}`)).text).toBe(pdf.toString());
    const events = database().current().selectFrom('event').select('what').where('key', '=', envelopeId);
    expect((await events.orderBy('seq').execute()).map(({ what }) => what)).toEqual(['send', 'delivered', 'complete']);
    expect(asked.filter(({ url }) => url === '/oauth/token')).toHaveLength(1);
    await database().current().deleteFrom('signing_envelope').execute();
  });

  test('needs an account that responds, which is called each time', async () => {
    const before = asked.length;
    const { signal } = new AbortController();

    await checkDocusign(config, signal);
    said.fail = true;
    const failure = await checkDocusign(config, signal).catch((error: unknown) => error);
    said.fail = false;

    const calls = asked.slice(before).filter(({ url }) => url !== '/oauth/token');
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /restapi/v2.1/accounts/account-1',
      'GET /restapi/v2.1/accounts/account-1',
    ]);
    expect(failure).toEqual(new Error('DocuSign responded with 500.'));
  });

  test('is sent to no other address that the service leads to', async () => {
    const { projectNumber: key } = await createProject(portal);
    said.move = true;
    const answer = await call('POST', `/docusign/packet/send/${key}`);
    const failure = await checkDocusign(config, new AbortController().signal).catch((error: unknown) => error);
    said.move = false;

    expect(answer).toMatchObject({ status: 503, json: { code: 'signing' } });
    expect(failure).toBeInstanceOf(TypeError);
    expect(asked.filter(({ url }) => url === '/elsewhere')).toEqual([]);
  });

  test('is voided there too', async () => {
    said.envelope = shape('envelopeDelivered.response');
    const { projectNumber: key } = await createProject(portal);
    await call('POST', `/docusign/packet/send/${key}`);

    const { status } = await call('POST', `/docusign/packet/${envelopeId}/void`);

    expect(status).toBe(204);
    expect(asked.at(-1)).toMatchObject({
      method: 'PUT',
      url: `${envelopes}/${envelopeId}`,
      body: shape('void.request'),
    });
    await database().current().deleteFrom('signing_envelope').execute();
  });

  test('is refused with their words where they give a reason, and fails without one else, and nothing is kept', async () => {
    const { projectNumber: key } = await createProject(portal);
    said.refuse = true;
    const refused = await call('POST', `/docusign/packet/send/${key}`);
    said.refuse = false;
    said.fail = true;
    const failed = await call('POST', `/docusign/packet/send/${key}`);
    said.fail = false;

    expect(refused).toMatchObject({
      status: 422,
      json: { message: `400 Bad Request: ${String(shape('badRequest.response')['message'])}` },
    });
    expect(failed).toMatchObject({ status: 503, json: { code: 'signing' } });
    expect(failed.text).not.toContain('It broke');
    expect((await call('GET', `/docusign/envelopes/${key}`)).json).toEqual([]);
  });
});

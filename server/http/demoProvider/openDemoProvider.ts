import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { expressions } from '#compiler';
import { anonymous, formatText } from '#engine';
import { checkCredentials } from '../../accounts/checkCredentials.ts';
import type { DemoPerson } from '../../contract/DemoPerson.types.ts';
import { Refusal } from '../../contract/Refusal.ts';
import type { Services } from '../../contract/Services.types.ts';
import { chooseLocale } from '../../locales/chooseLocale.ts';
import { inTransaction } from '../../operations/inTransaction.ts';
import { createSignInProvider } from '../../sso/createSignInProvider.ts';
import type { SignInProvider } from '../../sso/SignInProvider.types.ts';
import { closedPolicy } from '../closedPolicy.ts';
import { addPageFont } from './pageFont.ts';
import { pageTexts } from './pageTexts.ts';
import { fontAddress, type ListedPerson, pagePolicy, renderExpired, renderSignIn } from './renderPage.ts';

interface DemoInput {
  /** Public address of the portal. */
  readonly publicUrl: string;
  readonly callbacks: readonly string[];
  readonly callback: string;
  readonly people: readonly DemoPerson[];
}

/** A provider inside the server, for trying single sign-on. */
export interface DemoProvider {
  /** The client of the provider that the portal uses. */
  readonly provider: SignInProvider;
  /** Adds the routes of the provider to the server. */
  addTo(app: FastifyInstance, services: Omit<Services, 'log'>): Promise<void>;
}

const prefix = '/oidc';
const clientId = 'portal';

/** Creates a provider under `/oidc` that accepts the demo users with the passwords of their accounts. */
export function openDemoProvider({ publicUrl, callbacks, callback, people }: DemoInput): DemoProvider {
  const issuer = `${publicUrl}${prefix}`;
  const portal = `${publicUrl}/login/sso`;
  let reached: FastifyInstance | undefined;
  let made: Promise<Provider> | undefined;
  const open = (): Promise<Provider> => {
    made ??= import('./createProvider.ts').then(({ createProvider }) =>
      createProvider({
        ...{ issuer, clientId, people },
        callbacks: callbacks.map((path) => `${publicUrl}${path}`),
        pageOf: (uid) => `${prefix}/sign-in/${uid}`,
        renderError: (context) => {
          const nonce = randomNonce();
          const language = context.acceptsLanguages()[0] ?? 'en';
          context.type = 'text/html; charset=utf-8';
          context.set('content-security-policy', pagePolicy(nonce));
          context.body = renderExpired({ words: pageTexts(language), language, nonce, portal });
        },
      }),
    );
    return made;
  };
  return {
    provider: createSignInProvider({
      ...{ issuer, clientId, callback: `${publicUrl}${callback}` },
      fetch: (url, options) => ask(reached, url, options),
    }),
    addTo: async (app, services) => {
      reached = app;
      await app.register(async (scope) => {
        // The provider parses the body itself.
        scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
        scope.all(`${prefix}/*`, async (request, reply) =>
          passOn({ request, reply, publicUrl, provider: await open() }),
        );
      });
      await app.register(async (scope) => {
        const form = 'application/x-www-form-urlencoded';
        scope.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
          done(null, new URLSearchParams(String(body))),
        );
        addSignInPage(scope, { services, open, people, portal });
        addPageFont(scope, fontAddress);
      });
    },
  };
}

interface PageInput {
  readonly services: Omit<Services, 'log'>;
  readonly open: () => Promise<Provider>;
  readonly people: readonly DemoPerson[];
  readonly portal: string;
}

function addSignInPage(app: FastifyInstance, { services, open, people, portal }: PageInput): void {
  const draw = async (request: FastifyRequest, reply: FastifyReply, sent?: URLSearchParams): Promise<FastifyReply> => {
    const provider = await open();
    const nonce = randomNonce();
    reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy(nonce));
    reply.header('cache-control', 'no-store');
    const { release } = services.releases.live();
    const begun = await provider.interactionDetails(request.raw, reply.raw).catch(() => undefined);
    const wished = String(begun?.params['ui_locales'] ?? request.headers['accept-language'] ?? '');
    const language = chooseLocale(wished.replaceAll(' ', ','), release.locales);
    const words = pageTexts(language);
    if (begun === undefined) return reply.code(410).send(renderExpired({ words, language, nonce, portal }));
    const email = sent?.get('email') ?? '';
    const finish = async (result: object): Promise<FastifyReply> => {
      const options = { mergeWithLastSubmission: false };
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, { ...result }, options), 303);
    };
    if (sent?.get('answer') === 'cancel') return finish({ error: 'access_denied', error_description: 'cancelled' });
    const outcome = sent === undefined ? 'asked' : await tryPassword({ services, request, people, email }, sent);
    if (outcome === 'right') return finish({ login: { accountId: email, remember: false } });
    const page = { words, language, nonce, people: listed(people, services, language), action: request.url };
    if (outcome === 'asked') return reply.send(renderSignIn(page));
    return reply.code(422).send(renderSignIn({ ...page, chosen: email, problem: words[outcome] }));
  };
  app.get(`${prefix}/sign-in/:uid`, (request, reply) => draw(request, reply));
  app.post(`${prefix}/sign-in/:uid`, (request, reply) =>
    draw(request, reply, request.body instanceof URLSearchParams ? request.body : new URLSearchParams()),
  );
}

/**
 * Verifies a password as the portal's own sign-in does: the same limit applies, and a changed password is required here
 * too.
 */
async function tryPassword(
  asked: Pick<PageInput, 'services' | 'people'> & { readonly request: FastifyRequest; readonly email: string },
  sent: URLSearchParams,
): Promise<'right' | 'wrong' | 'choose' | 'tooMany'> {
  const { services, people, request, email } = asked;
  const password = sent.get('password') ?? '';
  if (password === '' || !people.some((person) => person.email === email)) return 'choose';
  const { clock, facts: server } = services;
  try {
    await inTransaction(services.database, (db) =>
      checkCredentials({ db, server, scope: { clock }, request: { network: request.ip } }, { name: email, password }),
    );
    return 'right';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.status === 429 ? 'tooMany' : 'wrong';
  }
}

function listed(
  people: readonly DemoPerson[],
  { releases, clock }: Pick<Services, 'releases' | 'clock'>,
  locale: string,
): readonly ListedPerson[] {
  const { release } = releases.live();
  const scope = { variables: {}, user: anonymous, settings: release.settings, clock, expressions };
  const titleOf = (role: string): string => {
    const title = release.access.roles.find((one) => one.role === role)?.title;
    return title === undefined ? role : formatText(title, scope, { release, locale });
  };
  return people.map(({ email, firstName, lastName, roles }) => ({
    email,
    name: `${firstName} ${lastName}`,
    role: roles.map(titleOf).join(', '),
  }));
}

interface Passing {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly publicUrl: string;
  readonly provider: Provider;
}

/** Passes a request to the provider, as if it had been sent to the public address. */
async function passOn({ request, reply, publicUrl, provider }: Passing): Promise<void> {
  const { raw } = request;
  const { host, protocol } = new URL(publicUrl);
  const headers = { ...reply.getHeaders(), 'content-security-policy': closedPolicy };
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.raw.setHeader(name, value);
  Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.replace(':', '') });
  Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(prefix.length) });
  reply.hijack();
  await provider.callback()(raw, reply.raw);
}

/** Calls the provider inside the process, because the public address may not be reachable from inside. */
async function ask(
  app: FastifyInstance | undefined,
  address: string,
  { method, headers, body }: { readonly method: string; readonly headers: object; readonly body?: unknown },
): Promise<Response> {
  if (app === undefined) throw new Error('The demo provider is not open yet.');
  const { pathname, search } = new URL(address);
  const answer = await app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url: pathname + search,
    headers: { ...headers },
    ...(body === undefined || body === null ? {} : { payload: String(body) }),
  });
  const type = String(answer.headers['content-type'] ?? '');
  return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } });
}

function randomNonce(): string {
  return randomBytes(18).toString('base64');
}

import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Defects of a provider's response. */
export interface FakeAnswer {
  /** Claims that replace the correct ones. An undefined claim is left out. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Signs with a key that the provider does not publish. */
  readonly foreignKey?: boolean;
  /** Changes the token after it is signed. */
  readonly spoil?: (token: string) => string;
  /** Response of the user info endpoint. */
  readonly person?: Readonly<Record<string, unknown>>;
}

export interface FakeProvider {
  readonly issuer: string;
  readonly clientId: string;
  /** Signs a user in at the provider and returns the parameters of the callback. */
  answer(address: string, how?: FakeAnswer): { readonly code: string; readonly state: string; readonly iss: string };
  /** Delays responses until `goOn` is called. `isAsked` resolves when a request is waiting. */
  think(): { readonly isAsked: Promise<void>; readonly goOn: () => void };
  stop(): Promise<void>;
}

interface Given extends FakeAnswer {
  readonly asked: URLSearchParams;
}

/** Starts a fake OpenID Connect provider, because a real one does not make the errors that must be refused. */
export async function openFakeProvider(clientId = 'portal'): Promise<FakeProvider> {
  const own = await generateKeyPair('RS256', { extractable: true });
  const foreign = await generateKeyPair('RS256');
  const codes = new Map<string, Given>();
  const persons = new Map<string, object>();
  let issuer = '';
  let thought: { readonly asked: () => void; readonly end: Promise<void> } | undefined;

  async function tokenFor(form: URLSearchParams): Promise<object | undefined> {
    const given = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (given === undefined) return undefined;
    const { asked, claims = {}, foreignKey = false, spoil = (token) => token, person } = given;
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (challenge !== asked.get('code_challenge') || form.get('redirect_uri') !== asked.get('redirect_uri'))
      return undefined;
    const now = Math.floor(Date.now() / 1000);
    const right = { iss: issuer, sub: 'person-1', aud: clientId, iat: now, exp: now + 300, nonce: asked.get('nonce') };
    const payload: JWTPayload = Object.fromEntries(
      Object.entries({ ...right, ...claims }).filter(([, value]) => value !== undefined),
    );
    const token = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(foreignKey ? foreign.privateKey : own.privateKey);
    const access = randomBytes(16).toString('base64url');
    persons.set(access, { sub: 'person-1', ...person });
    return { access_token: access, token_type: 'Bearer', expires_in: 300, id_token: spoil(token) };
  }

  async function reply(request: IncomingMessage): Promise<object | undefined> {
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (pathname === '/.well-known/openid-configuration')
      return {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      };
    if (pathname === '/jwks')
      return { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
    if (pathname === '/userinfo') return persons.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (pathname === '/token') return tokenFor(new URLSearchParams(await bodyOf(request)));
    return undefined;
  }

  const server = createServer((request, response) => {
    thought?.asked();
    void Promise.resolve(thought?.end).then(async () => {
      const answer = await reply(request);
      response.writeHead(answer === undefined ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { error: 'invalid_grant' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  issuer = `http://127.0.0.1:${typeof place === 'object' && place !== null ? place.port : 0}`;
  return {
    issuer,
    clientId,
    answer: (address, how = {}) => {
      const asked = new URL(address).searchParams;
      const code = randomBytes(16).toString('base64url');
      codes.set(code, { ...how, asked });
      return { code, state: asked.get('state') ?? '', iss: issuer };
    },
    think: () => {
      const asked = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      thought = { asked: () => asked.resolve(), end: end.promise };
      return {
        isAsked: asked.promise,
        goOn: () => {
          thought = undefined;
          end.resolve();
        },
      };
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: string[] = [];
  for await (const part of request) parts.push(String(part));
  return parts.join('');
}

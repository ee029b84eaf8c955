import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { DemoPerson } from '../../contract/DemoPerson.types.ts';
import { createMemoryAdapter } from './createMemoryAdapter.ts';

interface ProviderInput {
  readonly issuer: string;
  readonly clientId: string;
  readonly callbacks: readonly string[];
  readonly people: readonly DemoPerson[];
  /** Returns the path of the sign-in page. */
  readonly pageOf: (uid: string) => string;
  readonly renderError: (context: KoaContextWithOIDC) => void;
}

const scope = 'openid profile email';

/** Creates an OpenID Connect provider for the demo users. Its keys are generated at each start. */
export async function createProvider(input: ProviderInput): Promise<Provider> {
  const { issuer, clientId, callbacks, people, pageOf, renderError } = input;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: [...callbacks],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    clientDefaults: { id_token_signed_response_alg: 'RS256' },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'demo' }] },
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => pageOf(uid) },
    expiresWithSession: () => false,
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3600, IdToken: 600, Interaction: 600, Session: 3600 },
    findAccount: (_context, id) => {
      const person = people.find(({ email }) => email === id);
      if (person === undefined) return undefined;
      const { email, firstName, lastName } = person;
      const names = { name: `${firstName} ${lastName}`, given_name: firstName, family_name: lastName };
      return { accountId: id, claims: () => ({ sub: id, email, email_verified: true, ...names }) };
    },
    // There is no consent page, because the provider belongs to the portal.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
    renderError,
  });
  // Requests contain the public address of the portal, see `passOn`.
  provider.proxy = true;
  return provider;
}

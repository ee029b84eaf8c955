import * as client from 'openid-client';
import type { SignInProvider } from './SignInProvider.types.ts';
import { SignInRefused } from './SignInRefused.ts';

/** Requested scopes. */
const scope = 'openid profile email';

/** Time limit of requests to the provider, as a user is waiting. */
const patienceSeconds = 5;

export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret?: string;
  /** Callback address of the portal, as registered with the provider. */
  readonly callback: string;
  /** Fetches from the provider. Default: over the network. */
  readonly fetch?: client.CustomFetch;
}

/**
 * Creates a client for any OpenID Connect provider, with authorization code and PKCE. The provider's metadata and keys
 * are loaded at the first sign-in, and again after a failure.
 */
export function createSignInProvider(settings: ProviderSettings): SignInProvider {
  let found: Promise<client.Configuration> | undefined;
  const configuration = (): Promise<client.Configuration> => {
    found ??= discover(settings).catch((error: unknown) => {
      found = undefined;
      throw refused(error);
    });
    return found;
  };
  return {
    addressFor: async ({ state, nonce, verifier }, locale) => {
      const config = await configuration();
      return client.buildAuthorizationUrl(config, {
        redirect_uri: settings.callback,
        scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: locale,
      }).href;
    },
    check: async () => void (await discover(settings)),
    redeem: async ({ code, state, iss }, secrets) => {
      const config = await configuration();
      const back = new URL(settings.callback);
      back.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
      try {
        const tokens = await client.authorizationCodeGrant(config, back, {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new SignInRefused('id_token');
        // Many providers do not include the address in the token and only return it from the user info endpoint.
        const told =
          claims['email'] === undefined ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : claims;
        const { email, email_verified: isVerified } = told;
        if (typeof email !== 'string' || email === '') throw new SignInRefused('email');
        return { email: email.trim().toLowerCase(), isVerified: isVerified === true };
      } catch (error) {
        throw refused(error);
      }
    },
  };
}

async function discover({ issuer, clientId, clientSecret, fetch }: ProviderSettings): Promise<client.Configuration> {
  const address = new URL(issuer);
  const isLoopback = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(address.hostname);
  const authentication = clientSecret === undefined ? client.None() : client.ClientSecretBasic(clientSecret);
  const config = await client.discovery(address, clientId, undefined, authentication, {
    timeout: patienceSeconds,
    // The library checks that the metadata has the expected issuer.
    execute: [
      client.enableNonRepudiationChecks,
      ...(isLoopback || fetch !== undefined ? [client.allowInsecureRequests] : []),
    ],
    ...(fetch === undefined ? {} : { [client.customFetch]: fetch }),
  });
  config.timeout = patienceSeconds;
  return config;
}

/** Converts an error of the library to a refusal with its reason. */
function refused(error: unknown): SignInRefused {
  if (error instanceof SignInRefused) return error;
  return new SignInRefused(reasonOf(error), { cause: error });
}

/** Returns the message of the innermost error; for a refusal of the provider, its code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('error' in error && typeof error.error === 'string') return `provider ${error.error}`;
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

import * as client from 'openid-client';
import type { SignInProvider } from './SignInProvider.types.ts';
import { SignInRefused } from './SignInRefused.ts';

/** What is asked about a person. */
const scope = 'openid profile email';

/** Nobody looks at a page that does nothing for longer. */
const patienceSeconds = 5;

export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret?: string;
  /** Address of ours that people come back to, as the provider knows it. */
  readonly callback: string;
  /** Asks the provider; the network when absent. */
  readonly fetch?: client.CustomFetch;
}

/**
 * Any provider of OpenID Connect, by authorization code and PKCE. Its metadata and keys are asked for at the first
 * sign-in, and again after a failure.
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
        // Many providers keep the address out of the token and tell it to whoever holds the access token.
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
    // The metadata name the keys: a page that says to speak for another issuer is refused by the library.
    execute: [
      client.enableNonRepudiationChecks,
      ...(isLoopback || fetch !== undefined ? [client.allowInsecureRequests] : []),
    ],
    ...(fetch === undefined ? {} : { [client.customFetch]: fetch }),
  });
  config.timeout = patienceSeconds;
  return config;
}

/** The library's error as a refusal that names what was wrong. */
function refused(error: unknown): SignInRefused {
  if (error instanceof SignInRefused) return error;
  return new SignInRefused(reasonOf(error), { cause: error });
}

/** What the innermost error says; a refusal of the provider itself by its own code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('error' in error && typeof error.error === 'string') return `provider ${error.error}`;
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { isRecord } from '#engine';
import { Refusal } from '#server';
import type { DocusignConfig } from './readDocusign.ts';

interface KeptToken {
  readonly token: string;
  readonly until: number;
}

/** Cached tokens. They are valid for an hour, and the service limits requests for tokens. */
const kept = new WeakMap<DocusignConfig, KeptToken>();

/**
 * Returns an access token by JWT grant: the integration's key acts for the configured user, who has consented once.
 * Throws a `Refusal` with 503 if the service issues none.
 */
export async function docusignToken(config: DocusignConfig, send: typeof fetch = fetch): Promise<string> {
  const known = kept.get(config);
  if (known !== undefined && known.until > Date.now()) return known.token;
  const assertion = await new SignJWT({ scope: 'signature impersonation' })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(config.integrationKey)
    .setSubject(config.userId)
    .setAudience(new URL(config.authUrl).host)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(createPrivateKey(config.privateKey));
  const answer = await send(`${config.authUrl}/oauth/token`, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }).toString(),
    signal: AbortSignal.timeout(10_000),
  });
  const json: unknown = await answer.json().catch(() => undefined);
  const token = isRecord(json) ? json['access_token'] : undefined;
  if (!answer.ok || typeof token !== 'string') throw new Refusal({ status: 503, code: 'signing' });
  const seconds = isRecord(json) && typeof json['expires_in'] === 'number' ? json['expires_in'] : 0;
  kept.set(config, { token, until: Date.now() + (seconds - 60) * 1000 });
  return token;
}

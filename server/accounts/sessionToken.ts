import { errors, jwtVerify, SignJWT } from 'jose';

const issuer = 'formwork';
const audience = 'formwork-api';

/** The verified claims of a session token. */
export interface SessionClaims {
  readonly accountId: number;
  readonly sessionId: string;
}

interface TokenFacts extends SessionClaims {
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Signs a session token. It contains the account, the session and the expiry, but no permissions. */
export function signToken(
  { accountId, sessionId, issuedAt, expiresAt }: TokenFacts,
  secret: Uint8Array,
): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(accountId))
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(secret);
}

/** Cache of verified tokens, so that a page's requests are not verified one by one. */
const verified = new WeakMap<Uint8Array, Map<string, { readonly claims: SessionClaims; readonly expires: number }>>();

/** Cached tokens per secret. The one verified longest ago is evicted first. */
const mostVerified = 1000;

/** Returns the claims of a token that this server signed and that has not expired; otherwise undefined. */
export async function readToken(token: string, secret: Uint8Array, now: Date): Promise<SessionClaims | undefined> {
  const known = verified.get(secret) ?? new Map();
  verified.set(secret, known);
  const before = known.get(token);
  if (before !== undefined) return before.expires > Math.floor(now.getTime() / 1000) ? before.claims : undefined;
  try {
    const { payload } = await jwtVerify(token, secret, {
      issuer,
      audience,
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
    });
    const { sub, sid, exp = 0 } = payload;
    if (sub === undefined || !/^\d{1,9}$/.test(sub) || typeof sid !== 'string') return undefined;
    const claims = { accountId: Number(sub), sessionId: sid };
    known.set(token, { claims, expires: exp });
    const [oldest] = known.keys();
    if (known.size > mostVerified && oldest !== undefined) known.delete(oldest);
    return claims;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';

const issuer = 'formwork';
/** Differs from the audience of sessions, so that neither token is accepted in place of the other. */
const audience = 'formwork-preview';

/** The verified claims of a preview token. */
export interface PreviewClaims {
  /** The account that has opened the preview. */
  readonly accountId: number;
  readonly previewId: string;
  /** Hash of the previewed release. */
  readonly release: string;
  /** The day on which the preview is, `2026-11-21`. Absent: the present one. */
  readonly date?: string;
}

interface TokenFacts extends PreviewClaims {
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Signs the token of a preview. It names the release, its day and who has opened it, and contains no permissions. */
export function signPreviewToken(
  { accountId, previewId, release, date, issuedAt, expiresAt }: TokenFacts,
  secret: Uint8Array,
): Promise<string> {
  return new SignJWT({ sid: previewId, release, ...(date === undefined ? {} : { date }) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(accountId))
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(secret);
}

/**
 * Returns the claims of the preview token in an `authorization` header. Undefined if the header has another token, or
 * one that this server has not signed or that has expired.
 */
export async function readPreviewToken(
  authorization: string | undefined,
  secret: Uint8Array,
  now: Date,
): Promise<PreviewClaims | undefined> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1];
  if (token === undefined || !isForPreviews(token)) return undefined;
  try {
    const { payload } = await jwtVerify(token, secret, {
      issuer,
      audience,
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'release', 'exp', 'iat'],
    });
    const { sub, sid, release, date } = payload;
    if (sub === undefined || !/^\d{1,9}$/.test(sub) || typeof sid !== 'string' || typeof release !== 'string') {
      return undefined;
    }
    const claims = { accountId: Number(sub), previewId: sid, release };
    return typeof date === 'string' ? { ...claims, date } : claims;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** Reads the audience without verifying the token, so that the tokens of sessions are verified once. */
function isForPreviews(token: string): boolean {
  try {
    return decodeJwt(token).aud === audience;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}

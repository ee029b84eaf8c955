import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrowserFacts } from '../contract/handler.types.ts';

/** Lifetime of the cookie. */
const seconds = 90 * 86_400;

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Whether the public address uses TLS. */
  readonly isSecure: boolean;
}

/**
 * Identifies the browser of a request by a key in a cookie that scripts cannot read and other sites cannot send. The
 * key does not identify the user.
 */
export function browserOf({ request, reply, isSecure }: Exchange): BrowserFacts {
  // With TLS, no other host of the domain can set a cookie of this name.
  const name = isSecure ? '__Host-browser' : 'browser';
  const key = readCookie(request.headers.cookie, name);
  return {
    ...(key === undefined ? {} : { key }),
    remember: () => {
      const kept = key ?? randomBytes(32).toString('base64url');
      const words = [`${name}=${kept}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict'];
      reply.header('set-cookie', [...words, ...(isSecure ? ['Secure'] : [])].join('; '));
      return kept;
    },
  };
}

function readCookie(header: string | undefined, name: string): string | undefined {
  const found = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return found !== undefined && /^[\w-]{43}$/.test(found) ? found : undefined;
}

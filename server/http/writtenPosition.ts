import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Replica } from '../database/DatabaseHandle.types.ts';

/** After this time a replica has caught up, or its health check has told of it. */
const seconds = 300;

/** With TLS, no other host of the domain can set a cookie of this name. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-written' : 'written');

/** Up to where a browser has written, whichever server it was: a list that it reads must not be older. */
export function writtenPosition({ headers }: Pick<FastifyRequest, 'headers'>, isSecure: boolean): string | undefined {
  const name = `${nameOf(isSecure)}=`;
  const found = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length);
  return found !== undefined && /^[0-9A-F]{1,8}-[0-9A-F]{1,8}$/.test(found) ? found.replace('-', '/') : undefined;
}

interface Written {
  readonly reply: Pick<FastifyReply, 'header'>;
  readonly replica: Pick<Replica, 'position'>;
  /** The address people use has TLS. */
  readonly isSecure: boolean;
}

/** Lets the browser know up to where it has written. The position says nothing of what was written. */
export async function rememberPosition({ reply, replica, isSecure }: Written): Promise<void> {
  // Not every proxy leaves a slash in a cookie alone.
  const at = (await replica.position()).replace('/', '-');
  const words = [`${nameOf(isSecure)}=${at}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict'];
  reply.header('set-cookie', [...words, ...(isSecure ? ['Secure'] : [])].join('; '));
}

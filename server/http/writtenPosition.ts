import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Replica } from '../database/DatabaseHandle.types.ts';

const name = 'written';
/** After this time a copy has caught up, or is reported by its health check. */
const seconds = 300;

/** Up to where a browser has written, whichever server it was: a list that it reads must not be older. */
export function writtenPosition({ headers }: FastifyRequest): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([0-9A-F]{1,8}-[0-9A-F]{1,8})(?:;|$)`)
    .exec(headers.cookie ?? '')?.[1]
    ?.replace('-', '/');
}

/** Lets the browser know where it has written; of nobody's use but to read from there. */
export async function rememberPosition(reply: FastifyReply, replica: Replica): Promise<void> {
  // A cookie has no slash that every proxy leaves alone.
  const at = (await replica.position()).replace('/', '-');
  reply.header('set-cookie', `${name}=${at}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Strict`);
}

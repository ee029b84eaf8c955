import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Seconds for which a browser caches a response before it revalidates it. */
const keptSeconds = 300;

/** Sends a cacheable response, for the user's browser only; 304 if the browser has it already. */
export function sendCacheable(request: FastifyRequest, reply: FastifyReply, result: unknown): FastifyReply {
  const text = JSON.stringify(result);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply.header('cache-control', `private, max-age=${keptSeconds}`).header('etag', tag);
  const known = request.headers['if-none-match'] ?? '';
  const isKnown = known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
  return isKnown ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(text);
}

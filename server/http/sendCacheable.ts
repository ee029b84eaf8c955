import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** So long a browser need not ask again; then it asks whether what it has is still right. */
const keptSeconds = 300;

/** Sends an answer that stays as it is, for this person's browser to keep; 304 where the browser has it already. */
export function sendCacheable(request: FastifyRequest, reply: FastifyReply, result: unknown): FastifyReply {
  const text = JSON.stringify(result);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  reply.header('cache-control', `private, max-age=${keptSeconds}`).header('etag', tag);
  const known = request.headers['if-none-match'] ?? '';
  const isKnown = known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
  return isKnown ? reply.code(304).send() : reply.type('application/json; charset=utf-8').send(text);
}

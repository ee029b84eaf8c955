import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/Refusal.ts';
import type { Services } from '../http/Services.types.ts';
import { portalPart } from './portalPart.ts';

type Encoding = 'br' | 'gzip' | 'identity';

const immutable = 'public, max-age=31536000, immutable';

/** Serves releases by their hash, for ever and from a cache, and says which one is live. */
export function addReleaseRoutes(app: FastifyInstance, { releases }: Services): void {
  const packed = new Map<string, Promise<Buffer>>();
  app.get('/definitions/current', async (request, reply) => {
    const { hash, locales } = releases.live().release;
    reply.header('cache-control', 'no-cache').header('etag', `"${hash}"`);
    if (request.headers['if-none-match'] === `"${hash}"`) return reply.code(304).send();
    return { hash, locales };
  });
  app.get<{ Params: { hash: string; part: string } }>('/definitions/:hash/:part', async (request, reply) => {
    const { hash, part } = request.params;
    const loaded = await releases.find(hash);
    const found = loaded === undefined ? undefined : portalPart(loaded, part);
    if (found === undefined) throw new Refusal({ status: 404, code: 'not-found' });
    const tag = `"${hash}-${part}"`;
    reply.header('cache-control', immutable).header('etag', tag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const encoding = preferredEncoding(request);
    const name = `${hash}/${part}/${encoding}`;
    // Written and packed once and kept: a release never changes, and packing it well is slow.
    const data = packed.get(name) ?? pack(found.write(), encoding);
    packed.set(name, data);
    return send(reply, { type: found.type, encoding, data: await data });
  });
}

function preferredEncoding(request: FastifyRequest): Encoding {
  const header = request.headers['accept-encoding'];
  const accepted = typeof header === 'string' ? header : '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

async function pack(text: string, encoding: Encoding): Promise<Buffer> {
  const plain = Buffer.from(text);
  if (encoding === 'gzip') return promisify(gzip)(plain);
  if (encoding === 'identity') return plain;
  return promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

function send(reply: FastifyReply, part: { type: string; encoding: Encoding; data: Buffer }): FastifyReply {
  // The compressing plug-in leaves alone what already has an encoding.
  reply.type(part.type);
  if (part.encoding !== 'identity') reply.header('content-encoding', part.encoding);
  return reply.send(part.data);
}

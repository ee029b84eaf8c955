import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Release } from '#engine';
import { Refusal } from '../http/Refusal.ts';
import type { Services } from '../http/Services.types.ts';
import type { LoadedRelease } from './ReleaseStore.types.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface Part {
  readonly type: string;
  readonly text: string;
}

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
    const found = loaded === undefined ? undefined : partOf(loaded, part);
    if (found === undefined) throw new Refusal({ status: 404, code: 'not-found' });
    const tag = `"${hash}-${part}"`;
    reply.header('cache-control', immutable).header('etag', tag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const encoding = preferredEncoding(request);
    const name = `${hash}/${part}/${encoding}`;
    // Packed once and kept: a release never changes, and packing it well is slow.
    const data = packed.get(name) ?? pack(found.text, encoding);
    packed.set(name, data);
    return send(reply, { type: found.type, encoding, data: await data });
  });
}

function partOf({ release, validatorSource }: LoadedRelease, part: string): Part | undefined {
  const json = 'application/json; charset=utf-8';
  if (part === 'validators.js') return { type: 'text/javascript; charset=utf-8', text: validatorSource };
  if (part === 'release.json') {
    return { type: json, text: JSON.stringify(forBrowsers(release)) };
  }
  const locale = /^texts\.([A-Za-z-]{2,20})\.json$/.exec(part)?.[1];
  if (locale === undefined || !Object.hasOwn(release.texts, locale)) return undefined;
  return { type: json, text: JSON.stringify(release.texts[locale]) };
}

/**
 * What browsers are given: without the questions of banks, which are asked for by operations and carry the marks that
 * decide, and with English alone, as every other language is a part of its own.
 */
function forBrowsers(release: Release): Release {
  const banks = new Set(Object.values(release.flows).flatMap((flow) => flow.bank ?? []));
  const flows = Object.values(release.flows).map((flow) =>
    banks.has(flow.id) ? { ...flow, questions: [], marks: {}, results: [] } : flow,
  );
  return {
    ...release,
    flows: Object.fromEntries(flows.map((flow) => [flow.id, flow])),
    texts: { en: release.texts['en'] ?? {} },
  };
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

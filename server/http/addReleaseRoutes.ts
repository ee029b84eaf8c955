import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { expressions } from '#compiler';
import { grantedRelations, isAllowed, type Release, type User } from '#engine';
import { answerSources } from '#engine/why';
import { Refusal } from '../contract/Refusal.ts';
import type { Services } from '../contract/Services.types.ts';
import { authorizedPart, decisionsPart, fullPart, type PortalPart, publicPartFile } from '../releases/portalPart.ts';
import type { LoadedRelease } from '../releases/ReleaseStore.types.ts';
import { readRights } from '../releases/rightsName.ts';
import { mayReadAnswers } from '../studio/mayReadAnswers.ts';
import { callerOf, rightsNameOf } from './callerOf.ts';

type Encoding = 'br' | 'gzip' | 'identity';

const forever = 'max-age=31536000, immutable';

/** Cached compressed parts. The one that was compressed longest ago is evicted first. */
const mostPacked = 400;

/** Users who can read single definitions can also read all of them at once. */
const readingDefinitions = 'releases.definition';

/** The part that explains results. */
const decisions = 'decisions.json';

interface Asked {
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly loaded: LoadedRelease;
  readonly part: string;
  /** The release is not published, so that only its previews may read it. */
  readonly isUnpublished: boolean;
}

/** A part with its cache key and its `cache-control`. */
interface Found {
  readonly part: PortalPart;
  readonly name: string;
  readonly cache: string;
}

/**
 * Serves releases by their hash, and the hash of the live one. What is needed before a sign-in is public. A user gets
 * the part that their permissions cover, and users who can read definitions get all of it.
 */
export function addReleaseRoutes(app: FastifyInstance, services: Services): void {
  const { releases } = services;
  const packed = new Map<string, Promise<Buffer>>();
  app.get('/definitions/current', async (request, reply) => {
    const { hash, locales } = releases.live().release;
    reply.header('cache-control', 'no-cache').header('etag', `"${hash}"`);
    if (request.headers['if-none-match'] === `"${hash}"`) return reply.code(304).send();
    return { hash, locales };
  });
  app.get<{ Params: { hash: string; part: string } }>('/definitions/:hash/:part', async (request, reply) => {
    const { hash, part } = request.params;
    const asked = { services, request, reply, part, ...(await findLoaded(hash)) };
    if (asked.isUnpublished) return notFound();
    const find = part === decisions ? findDecisions : findPlain;
    return answer(asked, findOpen(asked) ?? (await find(asked)));
  });
  app.get<{ Params: { hash: string; rights: string; part: string } }>(
    '/definitions/:hash/:rights/:part',
    async (request, reply) => {
      const { hash, rights, part } = request.params;
      const asked = { services, request, reply, part, ...(await findLoaded(hash)) };
      return answer(asked, await findRightful(asked, rights));
    },
  );

  async function findLoaded(hash: string): Promise<Pick<Asked, 'loaded' | 'isUnpublished'>> {
    const published = await releases.find(hash);
    if (published !== undefined) return { loaded: published, isUnpublished: false };
    return { loaded: (await releases.preview(hash)) ?? notFound(), isUnpublished: true };
  }

  async function answer({ request, reply }: Asked, { part, name, cache }: Found): Promise<FastifyReply> {
    reply.header('cache-control', cache).header('etag', `"${name}"`).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === `"${name}"`) return reply.code(304).send();
    const encoding = preferredEncoding(request);
    const key = `${name}/${encoding}`;
    // Serialized and compressed once and then cached: a release never changes, and good compression is slow.
    const data = packed.get(key) ?? pack(part.write(), encoding);
    packed.set(key, data);
    const [oldest] = packed.keys();
    if (packed.size > mostPacked && oldest !== undefined) packed.delete(oldest);
    return send(reply, { type: part.type, encoding, data: await data });
  }
}

function findOpen({ loaded, part }: Asked): Found | undefined {
  const found = publicPartFile(loaded, part);
  return found && { part: found, name: `${loaded.release.hash}-${part}`, cache: `public, ${forever}` };
}

/** Returns a complete part for users who can read definitions. */
async function findPlain(asked: Asked): Promise<Found> {
  const { loaded, part } = asked;
  const found = fullPart(loaded, part) ?? notFound();
  const { user, release } = await callerOfLive(asked);
  const reading = release.operations[readingDefinitions];
  const isGranted = reading !== undefined && grantedRelations(reading, { user, expressions }, release).length > 0;
  if (!isGranted) throw refusal(user.signedIn);
  return { part: found, name: `${loaded.release.hash}-${part}`, cache: 'private, no-cache' };
}

/**
 * Returns the flows that decide about stored answers, with their marks: for users who may ask why, those whose answers
 * they may read in all records.
 */
async function findDecisions(asked: Asked): Promise<Found> {
  const { loaded, part } = asked;
  const { user, release } = await callerOfLive(asked);
  const scope = { user, expressions };
  if (!isAllowed(release.access.why ?? [], scope, release)) throw refusal(user.signedIn);
  const sources = answerSources(release).filter(({ of }) => mayReadAnswers({ release, scope }, of));
  const flows = sources.map(({ flow }) => flow);
  const name = `${loaded.release.hash}-${part}-${flows.join('+')}`;
  return { part: decisionsPart(loaded, flows), name, cache: 'private, no-cache' };
}

/** Permissions are evaluated under the live release, whichever one is read. */
async function callerOfLive({ services, request }: Asked): Promise<{ readonly user: User; readonly release: Release }> {
  const { authorization } = request.headers;
  const { user, loaded, preview } = await callerOf({
    ...{ services, request, authorization },
    loaded: services.releases.live(),
  });
  // A previewed role sees its part, and never the definitions.
  if (preview !== undefined) throw refusal(true);
  return { user, release: loaded.release };
}

/**
 * Returns the part for the given rights, or for the caller's `own`. It is served to a session that has these rights,
 * and can then be cached permanently. A script is fetched without a token, and only a client with these rights knows
 * its address.
 */
async function findRightful(
  { services, request, reply, loaded: known, part, isUnpublished }: Asked,
  rights: string,
): Promise<Found> {
  const { secret } = services.facts;
  const isScript = part === 'validators.js' && rights !== 'own';
  if (!isScript) {
    const { authorization } = request.headers;
    const { user, loaded, preview } = await callerOf({ services, request, loaded: known, authorization });
    if (isUnpublished && preview === undefined) return notFound();
    const name = rightsNameOf(user, loaded.release, secret);
    if (name === undefined || (rights !== 'own' && rights !== name)) throw refusal(user.signedIn);
    reply.header('x-rights', name);
    return findNamed(loaded, name, rights === 'own' ? 'private, no-cache' : `private, ${forever}`);
  }
  return findNamed(known, rights, `private, ${forever}`);

  function findNamed(loaded: LoadedRelease, name: string, cache: string): Found {
    const { release } = loaded;
    const held = readRights(name, release, secret);
    const found = held === undefined ? undefined : authorizedPart(loaded, held, part);
    return found === undefined ? notFound() : { part: found, name: `${release.hash}-${name}-${part}`, cache };
  }
}

function refusal(signedIn: boolean): Refusal {
  return signedIn
    ? new Refusal({ status: 403, code: 'forbidden' })
    : new Refusal({ status: 401, code: 'unauthenticated' });
}

function notFound(): never {
  throw new Refusal({ status: 404, code: 'not-found' });
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
  // The compression plug-in skips responses that already have an encoding.
  reply.type(part.type);
  if (part.encoding !== 'identity') reply.header('content-encoding', part.encoding);
  return reply.send(part.data);
}

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../contract/Refusal.ts';
import type { Services } from '../contract/Services.types.ts';
import { isScreen } from './isScreen.ts';

interface PortalInput {
  readonly services: Services;
  readonly folder?: string;
}

/** Serves the built portal: files under `/assets`, and its one page for every address that is a screen. */
export async function addPortalRoutes(app: FastifyInstance, { services, folder }: PortalInput): Promise<void> {
  const page = folder === undefined ? undefined : await readPage(resolve(folder));
  if (folder !== undefined && page !== undefined) {
    await app.register(fastifyStatic, {
      root: join(resolve(folder), 'assets'),
      prefix: '/assets/',
      // The build has packed them; packing them anew for each reader would be slow and worse.
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      dotfiles: 'deny',
      decorateReply: false,
    });
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const { release } = services.releases.live();
    if (!isScreen(request, release)) throw new Refusal({ status: 404, code: 'not-found' });
    return page === undefined ? sayUnbuilt(reply) : sendPage(reply, page, release.hash);
  });
}

function readPage(folder: string): Promise<string | undefined> {
  return readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
}

function sayUnbuilt(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('The portal is not built. Run "npm run build".\n');
}

/**
 * The page carries a fresh nonce, the only way a style may be written into it; scripts come from files alone. It names
 * the live release, so that the browser need not ask for that first.
 */
function sendPage(reply: FastifyReply, page: string, release: string): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  const meta = `<meta property="csp-nonce" nonce="${nonce}"><meta name="release" content="${release}">`;
  const html = page
    .replace(/<meta[^>]*property="csp-nonce"[^>]*>/i, '')
    .replace(/<head([^>]*)>/i, (head) => `${head}${meta}`)
    .replace(/<style(?![^>]*nonce=)/gi, `<style nonce="${nonce}"`);
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .send(html);
}

/** What the portal's page may load: itself, and styles that carry this answer's nonce. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

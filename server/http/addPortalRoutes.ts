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

/** Serves the built web app: files under `/assets`, and its page for every path that is a screen. */
export async function addPortalRoutes(app: FastifyInstance, { services, folder }: PortalInput): Promise<void> {
  const page = folder === undefined ? undefined : await readPage(resolve(folder));
  if (folder !== undefined && page !== undefined) {
    await app.register(fastifyStatic, {
      root: join(resolve(folder), 'assets'),
      prefix: '/assets/',
      // The build has compressed the files. Compressing them per request would be slower and less effective.
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
 * Sends the page with a new nonce, which inline styles need; scripts are loaded from files only. The page contains the
 * hash of the live release, which saves the browser a request.
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

/**
 * Returns the Content-Security-Policy of the page: its own files, and styles with this nonce. Only pages of the portal
 * itself may show it in a frame, as the studio does with previews.
 */
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
    "frame-ancestors 'self'",
  ].join('; ');
}

import type { FastifyRequest } from 'fastify';
import type { Release } from '#engine';

/**
 * Whether a request that no route answers is one for the portal's page: by a browser, or for the address of a screen.
 * Any other caller who asks for what is not there, a collector of metrics for one, is told so.
 */
export function isScreen({ method, url, headers }: FastifyRequest, release: Release): boolean {
  const path = url.split('?')[0] ?? '';
  if ((method !== 'GET' && method !== 'HEAD') || /^\/(api|assets|definitions)(\/|$)/.test(path)) return false;
  if (/\btext\/html\b/i.test(headers.accept ?? '')) return true;
  const routes = Object.values(release.screens).flatMap(({ route }) => route ?? []);
  return path === '/' || routes.some((route) => leadsTo(route, path));
}

function leadsTo(route: string, path: string): boolean {
  const given = path.toLowerCase().split('/');
  const words = route.toLowerCase().split('/');
  return words.length === given.length && words.every((word, at) => word.startsWith('{') || word === given[at]);
}

import type { FastifyRequest } from 'fastify';
import type { Release } from '#engine';

/**
 * Returns whether a request without a route should get the page: it was sent by a browser, or its path is a screen.
 * Other clients, such as a collector of metrics, get a 404.
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

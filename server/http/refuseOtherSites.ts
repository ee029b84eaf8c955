import type { FastifyRequest } from 'fastify';
import { Refusal } from '../contract/Refusal.ts';

const others: readonly unknown[] = ['cross-site', 'same-site'];

/**
 * Refuses what a browser sends for a page of another site, such as an image or a form there that names an operation.
 * Browsers set the header, and no page can change it. Programs send none.
 */
export function refuseOtherSites({ headers }: FastifyRequest): void {
  if (others.includes(headers['sec-fetch-site'])) throw new Refusal({ status: 403, code: 'other-site' });
}

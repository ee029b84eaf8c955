import type { FastifyRequest } from 'fastify';
import { Refusal } from '../contract/Refusal.ts';

const others: readonly unknown[] = ['cross-site', 'same-site'];

/**
 * Refuses requests that a browser sends for a page of another site, such as an image or a form with the address of an
 * operation. Browsers set the header and pages cannot change it. Other programs do not send it.
 */
export function refuseOtherSites({ headers }: FastifyRequest): void {
  if (others.includes(headers['sec-fetch-site'])) throw new Refusal({ status: 403, code: 'other-site' });
}

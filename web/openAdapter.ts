import { createHttpAdapter, type HttpAdapterOptions } from '#api';
import type { OperationAdapter } from '#engine';
import { interceptors } from './interceptors.ts';

/** Creates the adapter for the portal's own server. It is loaded with axios, which a sign-in page does not need. */
export function openAdapter(options: Omit<HttpAdapterOptions, 'interceptors'>): OperationAdapter {
  return createHttpAdapter({ ...options, interceptors });
}

// Loaded with the adapter, because no page needs it at the start.
export { fetchDecisions } from './fetchDecisions.ts';

import { createHttpAdapter, type HttpAdapterOptions } from '#api';
import type { OperationAdapter } from '#engine';
import { interceptors } from './interceptors.ts';

/** The adapter for our own server. It is loaded with axios, which no page for signing in waits for. */
export function openAdapter(options: Omit<HttpAdapterOptions, 'interceptors'>): OperationAdapter {
  return createHttpAdapter({ ...options, interceptors });
}

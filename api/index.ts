/** The public API of the adapters. Both implement the same contract, one over HTTP and one in memory. */
export type { AddInterceptors } from './http/createClient.ts';
export { createHttpAdapter, type HttpAdapterOptions } from './http/createHttpAdapter.ts';
export {
  createMemoryAdapter,
  type MemoryAdapterOptions,
  type MemoryCall,
  type MemoryHandler,
} from './memory/createMemoryAdapter.ts';
export { createMemoryStore, type MemoryStore, type Row } from './memory/MemoryStore.ts';

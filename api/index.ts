/** The door of the adapters: both keep the same contract, one by HTTP and one from memory. */
export type { AddInterceptors } from './http/createClient.ts';
export { createHttpAdapter, type HttpAdapterOptions } from './http/createHttpAdapter.ts';
export {
  createMemoryAdapter,
  type MemoryAdapterOptions,
  type MemoryCall,
  type MemoryHandler,
} from './memory/createMemoryAdapter.ts';
export { createMemoryStore, type MemoryStore, type Row } from './memory/MemoryStore.ts';

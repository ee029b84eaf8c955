/** The door of the server. Other rooms import from here only. */
export { type Config, readConfig } from './config/readConfig.ts';
export type { Handler, HandlerContext } from './contract/handler.types.ts';
export { findPortal, type ServedPortal } from './findPortal.ts';
export { createApp } from './http/createApp.ts';
export { loadRelease } from './releases/loadRelease.ts';
export { type Product, type RunningServer, startServer } from './startServer.ts';

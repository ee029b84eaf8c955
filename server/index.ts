/** The door of the server. Other rooms import from here only. */
export { type Config, readConfig } from './config/readConfig.ts';
export { definePortal } from './contract/definePortal.ts';
export type { Handler, HandlerContext } from './contract/handler.types.ts';
export type { Portal } from './contract/Portal.types.ts';
export { portalOfFolder } from './examples/portalOfFolder.ts';
export { createApp } from './http/createApp.ts';
export { loadRelease } from './releases/loadRelease.ts';
export { type RunningServer, startServer } from './startServer.ts';

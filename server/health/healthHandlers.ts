import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler } from '../contract/handler.types.ts';

/** The services are called outside the transaction: the embedded database has only the connection that it uses. */
const services: Handler = {
  ...defineHandler('health.services', ({ health, log, outside }) => outside('services', async () => () => health(log))),
  onlyReads: true,
};

/** Whether the services that the server uses work, for portals that show it. */
export const healthHandlers: readonly Handler[] = [services];

import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler } from '../contract/handler.types.ts';

/** The checks run outside the transaction, because the embedded database has only the connection that it uses. */
const services: Handler = {
  ...defineHandler('health.services', ({ health, log, outside }) => outside('services', async () => () => health(log))),
  onlyReads: true,
};

/** Health of the services, for portals that show it. */
export const healthHandlers: readonly Handler[] = [services];

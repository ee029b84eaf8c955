import { afterAll, beforeAll } from 'vitest';
import type { DatabaseHandle } from '#server';
import { eachDatabase, type Fill } from '#server/testing';
import { openPortalApp, type PortalApp } from './openPortalApp.ts';
import { addPortalPeople } from './portalPeople.ts';
import { portalTables } from './portalTables.ts';

interface Opened {
  readonly portal: PortalApp;
  readonly database: DatabaseHandle;
}

interface EachPortalOptions {
  /** Starts with the demo data instead of users without projects. */
  readonly seed?: boolean;
}

/**
 * Runs tests on a database with the portal's tables, by default with users without projects. `server` tests the
 * differences between databases, so one is enough here; the end-to-end tests use the other one.
 */
export function eachPortalDatabase(
  title: string,
  body: (database: () => DatabaseHandle) => void,
  { prepare = preparePeople }: { readonly prepare?: Fill } = {},
): void {
  eachDatabase(title, body, { prepare, tables: portalTables });
}

/** Runs tests on the portal with a database, opened once for all of them. */
export function eachPortal(title: string, body: (opened: () => Opened) => void, options: EachPortalOptions = {}): void {
  const prepare = options.seed === true ? prepareDemo : preparePeople;
  eachPortalDatabase(
    title,
    (database) => {
      let portal: PortalApp | undefined;
      beforeAll(async () => {
        portal = await openPortalApp(database());
      });
      afterAll(() => portal?.app.close());
      body(() => {
        if (portal === undefined) throw new Error('The portal is open only inside tests.');
        return { portal, database: database() };
      });
    },
    { prepare },
  );
}

/** Adds users without projects, under the release of the definitions on disk. */
async function preparePeople(database: DatabaseHandle): Promise<void> {
  await addPortalPeople(database);
  const { app } = await openPortalApp(database);
  await app.close();
}

async function prepareDemo(database: DatabaseHandle): Promise<void> {
  const { app } = await openPortalApp(database, { seed: true });
  await app.close();
}

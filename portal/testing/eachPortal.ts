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
  /** Starts with the demo data instead of people without projects. */
  readonly seed?: boolean;
}

/**
 * Runs the tests on a database with the portal's tables; people without projects when nothing else is prepared. What the
 * kinds of databases do differently is tested in `server`: here one is enough, and the other serves the end-to-end tests.
 */
export function eachPortalDatabase(
  title: string,
  body: (database: () => DatabaseHandle) => void,
  { prepare = preparePeople }: { readonly prepare?: Fill } = {},
): void {
  eachDatabase(title, body, { one: true, prepare, tables: portalTables });
}

/** Runs the tests against the portal on a database, opened once for all of them. */
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

/** People without projects, under the release that the definitions on disk make. */
async function preparePeople(database: DatabaseHandle): Promise<void> {
  await addPortalPeople(database);
  const { app } = await openPortalApp(database);
  await app.close();
}

async function prepareDemo(database: DatabaseHandle): Promise<void> {
  const { app } = await openPortalApp(database, { seed: true });
  await app.close();
}

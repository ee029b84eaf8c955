import type { FullConfig } from '@playwright/test';
import { makePlace, type Place, removePlace, startPortalIn } from './startPortal.ts';

/** Fills each kind of database with the demo data once; every story starts with a copy. */
export default async function prepareData({ projects }: FullConfig): Promise<() => Promise<void>> {
  const used = new Set(projects.map(({ metadata }) => metadata['database']));
  const kinds = (['pglite', 'postgres'] as const).filter((kind) => used.has(kind));
  const places = await Promise.all(
    kinds.map(async (kind) => {
      const place = await makePlace(kind);
      const portal = await startPortalIn(place);
      await portal.stop();
      return [kind, place] as const;
    }),
  );
  process.env['E2E_PREPARED'] = JSON.stringify(Object.fromEntries(places));
  return async () => {
    for (const [, place] of places) await removePlace(place);
  };
}

/** Returns the prepared data for a kind of database. Workers receive it in their environment. */
export function preparedFor(kind: 'pglite' | 'postgres'): Place | undefined {
  const prepared: Readonly<Partial<Record<string, Place>>> = JSON.parse(process.env['E2E_PREPARED'] ?? '{}');
  return prepared[kind];
}

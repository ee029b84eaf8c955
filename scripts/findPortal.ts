import { type Config, type Portal, portalOfFolder } from '#server';

/** Returns the portal of this repository, or one from the folder in `DEFINITIONS` alone. */
export async function findPortal({ definitions }: Pick<Config, 'definitions'>): Promise<Portal> {
  return definitions === undefined ? (await import('#portal')).portal : portalOfFolder(definitions);
}

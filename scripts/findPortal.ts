import { type Config, type Portal, portalOfFolder } from '#server';

/** The portal of this repository, or the one that the folder in `DEFINITIONS` makes by itself. */
export async function findPortal({ definitions }: Pick<Config, 'definitions'>): Promise<Portal> {
  return definitions === undefined ? (await import('#portal')).portal : portalOfFolder(definitions);
}

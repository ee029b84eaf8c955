import type { Config } from '../server/config/readConfig.ts';
import type { Portal } from '../server/contract/Portal.types.ts';
import { portalOfFolder } from '../server/examples/portalOfFolder.ts';

/** The portal of this repository, or the one that the folder in `DEFINITIONS` makes by itself. */
export async function findPortal({ definitions }: Pick<Config, 'definitions'>): Promise<Portal> {
  return definitions === undefined ? (await import('../portal/portal.ts')).portal : portalOfFolder(definitions);
}

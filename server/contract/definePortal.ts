import type { Portal } from './Portal.types.ts';

/**
 * Defines a portal. Only the definitions are required: without code, all records are documents and every operation has
 * its default handler.
 *
 * @example definePortal({ definitions: 'examples/lending-library' })
 */
export function definePortal(parts: Partial<Portal> & Pick<Portal, 'definitions'>): Portal {
  return { handlers: [], storages: [], jobs: [], migrations: {}, ...parts };
}

import type { Portal } from './Portal.types.ts';

/**
 * A portal, of which only the definitions have to be named: without code all records are documents and every handler
 * follows from its operation.
 *
 * @example definePortal({ definitions: 'examples/lending-library' })
 */
export function definePortal(parts: Partial<Portal> & Pick<Portal, 'definitions'>): Portal {
  return { handlers: [], storages: [], jobs: [], migrations: {}, ...parts };
}

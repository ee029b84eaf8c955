import type { PortalBoot } from '#renderer';
import { bootPortal } from './bootPortal.ts';

/**
 * Loads what a `FormworkProvider` needs from the server at the origin of the page: the live release as far as the user may
 * use it, its texts and validators, and the HTTP adapter. Options replace parts of it, such as `config` and `forms`.
 *
 * @example
 * const boot = await loadBoot();
 * createRoot(host).render(<FormworkProvider boot={boot}><EmbeddedForm id="book-new" /></FormworkProvider>);
 */
export async function loadBoot(options: Partial<PortalBoot> = {}): Promise<PortalBoot> {
  return { ...(await bootPortal()), ...options };
}

import '@fontsource-variable/inter';
import { createRoot } from 'react-dom/client';
import { Portal, type PortalBoot } from '#renderer';
import { bootPortal } from './bootPortal.ts';

/** The page's own texts, for when no definitions can be loaded. */
const unreachable = 'The portal cannot be reached at the moment. Please reload the page in a minute.';

async function start(host: HTMLElement, own: Partial<PortalBoot>): Promise<void> {
  try {
    createRoot(host).render(<Portal boot={{ ...(await bootPortal()), ...own }} />);
  } catch (error) {
    console.error(error);
    host.textContent = unreachable;
    host.setAttribute('role', 'alert');
  }
}

/**
 * The studio names the windows of its previews. Every other page loads no code for them. Returns what is special about
 * the page, undefined if it shows no portal.
 */
async function enter(): Promise<Partial<PortalBoot> | undefined> {
  if (!window.name.startsWith('preview:')) return {};
  return (await import('./preview/enterPreview.tsx')).enterPreview();
}

async function open(host: HTMLElement): Promise<void> {
  const own = await enter();
  if (own === undefined) return;
  if (import.meta.hot) (await import('./followReleases.tsx')).followReleases(host, import.meta.hot, own);
  else await start(host, own);
}

const host = document.getElementById('portal');
// Not awaited at the top level: the code of previews imports this file, and would wait for it.
if (host) void open(host);

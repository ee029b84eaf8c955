import '@fontsource-variable/inter';
import { createRoot } from 'react-dom/client';
import { Portal } from '#renderer';
import { bootPortal } from './bootPortal.ts';

/** The page's own texts, for when no definitions can be loaded. */
const unreachable = 'The portal cannot be reached at the moment. Please reload the page in a minute.';

async function start(host: HTMLElement): Promise<void> {
  try {
    createRoot(host).render(<Portal boot={await bootPortal()} />);
  } catch (error) {
    console.error(error);
    host.textContent = unreachable;
    host.setAttribute('role', 'alert');
  }
}

/** The studio names the windows of its previews. Every other page loads no code for them. */
async function isOpen(): Promise<boolean> {
  if (!window.name.startsWith('preview:')) return true;
  return (await import('./preview/enterPreview.tsx')).enterPreview();
}

async function open(host: HTMLElement): Promise<void> {
  if (!(await isOpen())) return;
  if (import.meta.hot) (await import('./followReleases.tsx')).followReleases(host, import.meta.hot);
  else await start(host);
}

const host = document.getElementById('portal');
// Not awaited at the top level: the code of previews imports this file, and would wait for it.
if (host) void open(host);

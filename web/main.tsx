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

const host = document.getElementById('portal');
if (host && import.meta.hot) (await import('./followReleases.tsx')).followReleases(host, import.meta.hot);
else if (host) await start(host);

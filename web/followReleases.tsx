import { createRoot } from 'react-dom/client';
import type { ViteHotContext } from 'vite/types/hot.js';
import { Portal, type PortalBoot } from '#renderer';
import { bootPortal } from './bootPortal.ts';

/**
 * Draws the portal in development: anew, in place, whenever the server has another release or was started again. A
 * wizard that was begun follows, though its draft names the release it was begun under.
 */
export function followReleases(host: HTMLElement, hot: Pick<ViteHotContext, 'on'>): void {
  let leave = async (): Promise<void> => undefined;
  const draw = async (): Promise<void> => {
    const { loadRelease: _older, ...boot } = await bootPortal();
    await leave();
    const root = createRoot(host);
    root.render(<Portal boot={boot} />);
    leave = async () => {
      root.unmount();
      await settle(boot);
    };
  };
  // One after the other. What cannot be fetched while the server starts is fetched when it says that it has.
  let drawing = draw().catch(console.error);
  hot.on('formwork:release', () => {
    drawing = drawing.then(draw).catch(console.error);
  });
}

/** What was typed last is sent before it is read again. */
async function settle({ settled }: Pick<PortalBoot, 'settled'>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await settled?.();
}

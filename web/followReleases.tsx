import { createRoot } from 'react-dom/client';
import type { ViteHotContext } from 'vite/types/hot.js';
import { Portal, type PortalBoot } from '#renderer';
import { bootPortal } from './bootPortal.ts';

/**
 * Renders the portal in development, and renders it again when the server has a new release or was restarted. A wizard
 * keeps its draft, although the draft has the hash of an older release.
 */
export function followReleases(
  host: HTMLElement,
  hot: Pick<ViteHotContext, 'on' | 'send'>,
  own: Partial<PortalBoot>,
): void {
  let leave = async (): Promise<void> => undefined;
  const draw = async (): Promise<void> => {
    const { loadRelease: _older, ...boot } = await bootPortal();
    await leave();
    const root = createRoot(host);
    root.render(<Portal boot={{ ...boot, ...own, report: createReport(hot) }} />);
    leave = async () => {
      root.unmount();
      await settle(boot);
    };
  };
  // One at a time. If the server is still starting, a fetch fails; the server sends the event again when it has
  // started.
  let drawing = draw().catch(console.error);
  hot.on('formwork:release', () => {
    drawing = drawing.then(draw).catch(console.error);
  });
}

/** Sends each failed or absent expression to the terminal of `npm run dev`, once for each reason and release. */
function createReport(hot: Pick<ViteHotContext, 'send'>): NonNullable<PortalBoot['report']> {
  const sent = new Set<string>();
  return (failure) => {
    const key = `${failure.reason} ${failure.expression}`;
    if (sent.has(key)) return;
    sent.add(key);
    hot.send('formwork:expression', failure);
  };
}

/** Waits until the last input has been sent. */
async function settle({ settled }: Pick<PortalBoot, 'settled'>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await settled?.();
}

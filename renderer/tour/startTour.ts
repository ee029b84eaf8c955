import { loadWithRetry } from '../lazy/loadWithRetry.ts';
import type { Tour } from './useTour.ts';

/**
 * Shows the stops of a tour one after the other. A stop whose element is not on the page, such as a collapsed menu, is
 * skipped.
 */
export async function startTour({ stops, words, progress }: Tour): Promise<void> {
  const { driver } = await loadWithRetry(() => import('./driver.ts'));
  const shown = stops.filter(({ place }) => place === undefined || isVisible(place));
  driver({
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    popoverClass: 'tour',
    showProgress: true,
    progressText: progress,
    nextBtnText: words.next,
    prevBtnText: words.back,
    doneBtnText: words.done,
    onPopoverRender: ({ closeButton }) => closeButton.setAttribute('aria-label', words.close),
    steps: shown.map(({ place, title, text }) => ({
      ...(place === undefined || place === '#main' ? {} : { element: place }),
      popover: { title: escapeHtml(title), description: escapeHtml(text) },
    })),
  }).drive();
}

function isVisible(place: string): boolean {
  const element = document.querySelector<HTMLElement>(place);
  return element !== null && element.getClientRects().length > 0;
}

/** The library accepts HTML, but the texts of definitions are plain. */
function escapeHtml(text: string): string {
  const holder = document.createElement('span');
  holder.textContent = text;
  return holder.innerHTML;
}

import type { PreviewEntry } from '../data/operations.ts';
import type { StudioText } from '../texts/useStudioText.ts';

/** A preview that is shown in a window: who looks at it, and how. */
export interface ShownPreview extends PreviewEntry {
  /** The role or account. */
  readonly who: string;
  /** It has the drafts; otherwise it is the live release. */
  readonly hasDrafts: boolean;
  /** The day on which it is, `2026-11-21`. Empty: the present one. */
  readonly date: string;
}

/** How a preview is shown, which needs no new preview. */
export interface PreviewLook {
  readonly locale: string;
  readonly theme: 'light' | 'dark';
}

/** The name of the window of a preview. A page with this name shows that preview. */
export function frameName({ preview }: Pick<PreviewEntry, 'preview'>): string {
  return `preview:${preview}`;
}

interface WindowFacts {
  readonly shown: ShownPreview;
  readonly look: PreviewLook;
  /** Path of the operation that ends the preview. */
  readonly endAt: string;
  readonly say: StudioText;
  /** Language of the administrator. */
  readonly locale: string;
}

/**
 * Stores what the page of a preview needs, for windows of this tab and those that are opened from it. The token is in no
 * address, so it is in no history.
 */
export function storePreview({ shown, look, endAt, say, locale }: WindowFacts): void {
  const { token, release, expiresAt, who, hasDrafts, date } = shown;
  const of = say(hasDrafts ? 'previewOfDrafts' : 'previewOfLive', { who });
  const text = date === '' ? of : say('previewOnDate', { text: of, date: dayIn(locale, date) });
  const words = { locale, text, end: say('endPreview'), ended: say('previewEnded'), ...casesWords(say) };
  const stored = { ...{ token, release, expiresAt, endAt, words }, ...look, ...(date === '' ? {} : { date }) };
  window.sessionStorage.setItem(frameName(shown), JSON.stringify(stored));
}

/** What the bar says about cases. */
function casesWords(say: StudioText) {
  return { make: say('makeCase'), made: say('caseMade'), nothing: say('noCase') };
}

function dayIn(locale: string, date: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}

import { createRoot } from 'react-dom/client';
import { type Clock, clockOn } from '#engine';
import type { PortalBoot } from '#renderer';
import { isolateStorages } from './isolateStorages.ts';
import { PreviewBar } from './PreviewBar.tsx';
import { type OpenedPreview, readPreview } from './readPreview.ts';

/**
 * Makes this page the preview that the studio has opened for its window: with the token and the release of the preview,
 * storages of its own, and a bar that says so. Returns its clock, if the preview is on another day. Returns undefined
 * if the preview has ended, and then says that. A window of another name stays as it is.
 */
export function enterPreview(): Pick<PortalBoot, 'clock'> | undefined {
  const { name, localStorage: own } = window;
  const preview = readPreview(name, window.sessionStorage);
  if (preview === undefined) return {};
  const { release, token, locale, theme, date } = preview;
  const left = Date.parse(preview.expiresAt) - Date.now();
  if (left <= 0) {
    sayEnded(preview);
    return undefined;
  }
  const session = own.getItem('accessToken');
  const { sessionStorage } = window;
  isolateStorages({ accessToken: token, locale, theme });
  setRelease(release);
  setTimeout(() => sayEnded(preview), left);
  const end = async (): Promise<void> => {
    // The preview cannot write, so the administrator's own session ends it.
    const headers = session === null ? {} : { authorization: `Bearer ${session}` };
    await fetch(`/api${preview.endAt}`, { method: 'DELETE', headers });
    sessionStorage.removeItem(name);
    sayEnded(preview);
    // Only a tab that was opened for the preview is closed. A frame stays.
    if (window.parent === window) window.close();
  };
  const place = document.createElement('div');
  place.className = 'preview-place';
  document.body.append(place);
  createRoot(place).render(<PreviewBar words={preview.words} onMake={makeCase} onEnd={end} />);
  return date === undefined ? {} : { clock: clockOn(date, present) };
}

/** The studio is loaded when a case is made: no page of a preview needs it before. */
async function makeCase(): Promise<boolean> {
  return (await import('#studio')).sendCase();
}

const present: Clock = {
  // Swedish writes a date as ISO does.
  today: () => new Date().toLocaleDateString('sv-SE'),
  now: () => new Date().toISOString(),
};

/** The page names the live release; the preview has another one. */
function setRelease(hash: string): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name=release]') ?? document.createElement('meta');
  named.name = 'release';
  named.content = hash;
  document.head.append(named);
}

function sayEnded({ words }: OpenedPreview): void {
  const text = document.createElement('p');
  text.lang = words.locale;
  text.textContent = words.ended;
  text.setAttribute('role', 'alert');
  const main = document.createElement('main');
  main.className = 'preview-ended';
  main.append(text);
  document.body.replaceChildren(main);
}

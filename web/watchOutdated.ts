import { onChunkLoadError } from '#renderer';

const place = 'reloadedFor';

/**
 * Notes that a file of this page is no longer there, as after a new build. The page is loaded anew: at once if nothing
 * has been typed on it, else at the next navigation, which `isOutdated` is asked for. Once for each file, not for ever,
 * and only while the server answers: a page that is loaded from nowhere is worse than one that lacks a part.
 */
export function watchOutdated(): () => boolean {
  let outdated = false;
  let typedAt: string | undefined;
  document.addEventListener('input', () => {
    typedAt = window.location.pathname;
  });
  onChunkLoadError(({ message }) => {
    if (window.sessionStorage.getItem(place) === message) return;
    void isServed().then((served) => {
      if (!served) return;
      window.sessionStorage.setItem(place, message);
      outdated = true;
      if (typedAt !== window.location.pathname) window.location.reload();
    });
  });
  return () => outdated;
}

async function isServed(): Promise<boolean> {
  try {
    return (await fetch('/readyz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

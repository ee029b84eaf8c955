import { onChunkLoadError } from '#renderer';

const place = 'reloadedFor';

/**
 * Detects that a file of this page no longer exists, for example after a new build, and reloads the page: immediately
 * if the user has typed nothing on it, otherwise at the next navigation. The returned function returns whether that
 * reload is due. The page is reloaded once per file, and only if the server responds, because a page with a missing
 * part is better than none.
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

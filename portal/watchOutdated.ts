const place = 'reloadedFor';

/**
 * Notes that a file of this page is no longer there, as after a new build. The page is loaded anew: at once if nothing
 * has been typed on it, else at the next navigation, which `isOutdated` is asked for. Once for each file, not for ever.
 */
export function watchOutdated(): () => boolean {
  let outdated = false;
  let typedAt: string | undefined;
  document.addEventListener('input', () => {
    typedAt = window.location.pathname;
  });
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const { message } = payload;
    if (window.sessionStorage.getItem(place) === message) return;
    window.sessionStorage.setItem(place, message);
    outdated = true;
    if (typedAt !== window.location.pathname) window.location.reload();
  });
  return () => outdated;
}

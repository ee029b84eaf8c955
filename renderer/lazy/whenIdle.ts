/** Milliseconds to wait after a page is loaded, so that its own content comes first. */
const rest = 1500;

/** Placeholders of content that is still loading. */
const unfinished = '.fw-skeleton, .fw-spinner';

/**
 * Runs work in idle time: once the page has been idle for a while and its content is loaded. Does nothing if the user
 * has enabled data saving. Returns a function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  if ('connection' in navigator && isSaving(navigator.connection)) return () => undefined;
  let timer = setTimeout(look, rest);
  return () => clearTimeout(timer);

  function look(): void {
    if (document.querySelector(unfinished) === null) requestIdle(work);
    else timer = setTimeout(look, rest);
  }
}

function isSaving(connection: unknown): boolean {
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}

function requestIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else work();
}

/** Milliseconds a page is left alone after it has come, so that what it shows itself comes first. */
const rest = 1500;

/** What stands for something that is still being loaded. */
const unfinished = '.fw-skeleton, .fw-spinner';

/**
 * Does what can wait: once the page has been left alone for a while, shows all it has to show, and there is nothing else
 * to do. Nothing for whoever saves data. Returns what calls it off.
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

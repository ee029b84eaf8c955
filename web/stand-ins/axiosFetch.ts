/**
 * Replaces axios's adapter for `fetch`: browsers use XMLHttpRequest, and requests that outlive the page have an adapter
 * of ours.
 */
export function getFetch(): never {
  throw new Error('The adapter "fetch" of axios is not in this build');
}

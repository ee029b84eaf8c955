/** Stands for axios's adapter for `fetch`: browsers send by XMLHttpRequest, and what outlives its page has an adapter of ours. */
export function getFetch(): never {
  throw new Error('The adapter "fetch" of axios is not in this build');
}

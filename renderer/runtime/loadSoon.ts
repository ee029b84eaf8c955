/** Loads code that will be needed soon. A failure says nothing here: it is met again where the code is used. */
export function loadSoon(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

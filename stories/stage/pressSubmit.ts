/** Submits the form of a story and waits until it reports its problems. */
export async function pressSubmit({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const form = await until(() => canvasElement.querySelector('form'));
  form?.requestSubmit();
  await until(() => canvasElement.querySelector('[aria-invalid="true"], [role="alert"]'));
}

/** In milliseconds. The first story takes long, because its code is compiled and loaded on a busy machine. */
const longest = 20_000;

/** Calls a function on every frame until it returns a value, or until the timeout; then returns undefined. */
export async function until<Value>(ask: () => Value | null | undefined | false): Promise<Value | undefined> {
  const end = performance.now() + longest;
  do {
    const found = ask();
    if (found) return found;
    await new Promise((done) => requestAnimationFrame(done));
  } while (performance.now() < end);
  return undefined;
}

/** Submits the form of a story and waits until it says what is wrong. */
export async function pressSubmit({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const form = await until(() => canvasElement.querySelector('form'));
  form?.requestSubmit();
  await until(() => canvasElement.querySelector('[aria-invalid="true"], [role="alert"]'));
}

/** Milliseconds: what is met first is compiled on a machine that does other things, and loads what it draws with. */
const longest = 20_000;

/** Asks at every frame until there is an answer, or for so long. */
export async function until<Value>(ask: () => Value | null | undefined | false): Promise<Value | undefined> {
  const end = performance.now() + longest;
  do {
    const found = ask();
    if (found) return found;
    await new Promise((done) => requestAnimationFrame(done));
  } while (performance.now() < end);
  return undefined;
}

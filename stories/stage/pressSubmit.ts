/** Submits the form of a story and waits until it says what is wrong. */
export async function pressSubmit({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  const form = await until(() => canvasElement.querySelector('form'));
  form?.requestSubmit();
  await until(() => canvasElement.querySelector('[aria-invalid="true"], [role="alert"]'));
}

const longest = 300;

/** Asks at every frame until there is an answer, or for so many frames. */
export async function until<Value>(ask: () => Value | null | undefined | false): Promise<Value | undefined> {
  for (let frame = 0; frame < longest; frame += 1) {
    const found = ask();
    if (found) return found;
    await new Promise((done) => requestAnimationFrame(done));
  }
  return undefined;
}

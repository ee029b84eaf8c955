/** Cuts the stories of definitions into two halves, so that they run beside each other. */
export function isAboutQuestions({ title }: { readonly title: string }): boolean {
  return /\/(?:Flows|Forms)\//.test(title);
}

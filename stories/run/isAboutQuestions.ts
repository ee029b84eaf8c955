/** Splits the stories of definitions into two halves that run in parallel. */
export function isAboutQuestions({ title }: { readonly title: string }): boolean {
  return /\/(?:Flows|Forms)\//.test(title);
}

/** Stands for the Markdown of rjsf's own templates, of which we draw none: our texts have a parser of their own. */
export function Markdown({ children }: { readonly children?: string }): string {
  return children ?? '';
}

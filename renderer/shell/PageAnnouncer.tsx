/** Announces the title of a page that was opened while the focus stayed elsewhere, for example in the menu. */
export function PageAnnouncer({ title }: { readonly title: string | undefined }) {
  // The live region exists before it has a text, so that the text is announced.
  return (
    <p aria-live="polite" className="visually-hidden">
      {title}
    </p>
  );
}

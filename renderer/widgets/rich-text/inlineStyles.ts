const tag = /<[a-z][^<>]*>/gi;

/**
 * Renames the attributes of inline styles in HTML. The page's content security policy forbids inline styles in parsed
 * HTML; the styles in the renamed attributes are set by script, which is allowed.
 */
export function hideInlineStyles(html: string): string {
  return html.replace(tag, (found) => found.replace(/\sstyle=/gi, ' data-style='));
}

/** Returns the value of one property in the inline style of an element; undefined if there is none. */
export function readInlineStyle(element: Element, property: string): string | undefined {
  const style = element.getAttribute('data-style') ?? element.getAttribute('style') ?? '';
  for (const declaration of style.split(';')) {
    const [name, ...value] = declaration.split(':');
    if (name?.trim().toLowerCase() === property) return value.join(':').trim();
  }
  return undefined;
}

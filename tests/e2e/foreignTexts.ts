import type { Locator } from '@playwright/test';
import type { Catalogue } from './readTexts.ts';

/** Returns the English texts of a page, or of a part of it, that have a translation in the language. */
export async function foreignTexts(part: Locator, english: Catalogue, own: Catalogue): Promise<readonly string[]> {
  const known = new Set(Object.values(own));
  const foreign = new Set(Object.values(english).filter((text) => !known.has(text)));
  return (await textsOf(part)).filter((text) => foreign.has(text));
}

/** Returns all visible and accessible texts of a part of the page. */
function textsOf(part: Locator): Promise<readonly string[]> {
  return part.evaluate((root) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!node.checkVisibility()) continue;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.add(node.getAttribute(name) ?? '');
      } else if (node.parentElement?.checkVisibility() === true) found.add(node.textContent ?? '');
    }
    return [...found].map((text) => text.trim()).filter((text) => text !== '');
  });
}

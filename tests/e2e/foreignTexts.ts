import type { Page } from '@playwright/test';
import type { Catalogue } from './readTexts.ts';

/** Texts on the page that the language has other words for. */
export async function foreignTexts(page: Page, english: Catalogue, own: Catalogue): Promise<readonly string[]> {
  const known = new Set(Object.values(own));
  const foreign = new Set(Object.values(english).filter((text) => !known.has(text)));
  return (await textsOf(page)).filter((text) => foreign.has(text));
}

/** Every text a reader can see or hear on the page, in the words that stand there. */
function textsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!node.checkVisibility()) continue;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.add(node.getAttribute(name) ?? '');
      } else if (node.parentElement?.checkVisibility() === true) found.add(node.textContent ?? '');
    }
    return [...found].map((text) => text.trim()).filter((text) => text !== '');
  });
}

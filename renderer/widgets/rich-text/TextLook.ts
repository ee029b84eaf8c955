import { Extension } from '@tiptap/core';
import { TextStyle } from '@tiptap/extension-text-style';
import { readInlineStyle } from './inlineStyles.ts';

interface LookOptions {
  readonly fonts: readonly string[];
  /** In pixels. */
  readonly sizes: readonly number[];
}

/** A part of a text with its own style. */
export const StyledText = TextStyle.extend({
  parseHTML: () => [{ tag: 'span[data-style]' }, { tag: 'span[style]' }],
});

/** The fonts and sizes that a definition allows. Others are removed from pasted text. */
export const TextLook = Extension.create<LookOptions>({
  name: 'textLook',
  addOptions: () => ({ fonts: [], sizes: [] }),
  addGlobalAttributes() {
    const { fonts, sizes } = this.options;
    const among = (values: readonly string[], value: string | undefined): string | null => {
      const plain = value?.replaceAll(/["']/g, '').toLowerCase();
      return values.find((one) => one.toLowerCase() === plain) ?? null;
    };
    return [
      {
        types: ['textStyle'],
        attributes: {
          fontFamily: {
            default: null,
            parseHTML: (element: HTMLElement) => among(fonts, readInlineStyle(element, 'font-family')),
            renderHTML: ({ fontFamily }) => (fontFamily ? { style: `font-family: ${fontFamily}` } : {}),
          },
          fontSize: {
            default: null,
            parseHTML: (element: HTMLElement) =>
              among(
                sizes.map((size) => `${size}px`),
                readInlineStyle(element, 'font-size'),
              ),
            renderHTML: ({ fontSize }) => (fontSize ? { style: `font-size: ${fontSize}` } : {}),
          },
        },
      },
    ];
  },
});

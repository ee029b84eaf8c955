import { Extension, type Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { isLinkAddress } from './isLinkAddress.ts';
import { PlaceholderMarks } from './PlaceholderMarks.ts';
import { PlaceholderSuggestions, type SuggestionList } from './PlaceholderSuggestions.ts';
import type { KnownPlaceholder } from './readPlaceholders.ts';
import { StyledText, TextLook } from './TextLook.ts';

interface RichTextParts {
  /** Whether the text is one line without formatting. */
  readonly isLine: boolean;
  readonly fonts: readonly string[];
  readonly sizes: readonly number[];
  readonly offered: () => readonly KnownPlaceholder[];
  readonly onOffer: (list: SuggestionList | undefined) => void;
}

/** Disables Enter in a single line. */
const SingleLine = Extension.create({
  name: 'singleLine',
  priority: 10,
  addKeyboardShortcuts: () => ({ Enter: () => true, 'Shift-Enter': () => true, 'Mod-Enter': () => true }),
});

/** Returns the extensions of the editor: the permitted content, and the suggestions of placeholders. */
export function richExtensions({ isLine, fonts, sizes, offered, onOffer }: RichTextParts): Extensions {
  const placeholders = [
    PlaceholderMarks.configure({ offered }),
    PlaceholderSuggestions.configure({ offered, onOffer }),
  ];
  const unused = { code: false, codeBlock: false, horizontalRule: false } as const;
  if (isLine) {
    const plain = { bold: false, italic: false, strike: false, underline: false, link: false, heading: false } as const;
    const lists = { bulletList: false, orderedList: false, listItem: false, listKeymap: false } as const;
    const blocks = { blockquote: false, hardBreak: false, trailingNode: false } as const;
    return [StarterKit.configure({ ...unused, ...plain, ...lists, ...blocks }), SingleLine, ...placeholders];
  }
  return [
    StarterKit.configure({
      ...unused,
      trailingNode: false,
      link: {
        openOnClick: false,
        autolink: false,
        isAllowedUri: (address) => isLinkAddress(address),
        HTMLAttributes: { target: null, rel: null },
      },
    }),
    TableKit.configure({ table: { resizable: false } }),
    StyledText,
    TextLook.configure({ fonts, sizes }),
    ...placeholders,
  ];
}

import { Extension } from '@tiptap/core';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { findSuggestions, type KnownPlaceholder } from './readPlaceholders.ts';

/** Suggested placeholders for the typed text. */
export interface SuggestionList {
  readonly items: readonly KnownPlaceholder[];
  readonly active: number;
  readonly select: (item: KnownPlaceholder) => void;
  /** Position of the caret in the window. */
  readonly at: DOMRect | undefined;
}

interface SuggestionOptions {
  readonly offered: () => readonly KnownPlaceholder[];
  /** Called with the current suggestions; with undefined when the list is closed. */
  readonly onOffer: (list: SuggestionList | undefined) => void;
}

/**
 * Suggests placeholders after two braces are typed. Arrow keys move through them, Enter and Tab insert one, Escape
 * closes.
 */
export const PlaceholderSuggestions = Extension.create<SuggestionOptions>({
  name: 'placeholderSuggestions',
  addOptions: () => ({ offered: () => [], onOffer: () => undefined }),
  addProseMirrorPlugins() {
    const { offered, onOffer } = this.options;
    let list: SuggestionList | undefined;
    const show = (next: SuggestionList | undefined): void => {
      list = next;
      onOffer(next);
    };
    const open = ({ items, command, clientRect }: SuggestionProps<KnownPlaceholder, KnownPlaceholder>): void =>
      show(items.length === 0 ? undefined : { items, active: 0, select: command, at: clientRect?.() ?? undefined });
    return [
      Suggestion<KnownPlaceholder, KnownPlaceholder>({
        editor: this.editor,
        char: '{{',
        allowedPrefixes: null,
        items: ({ query }) => [...findSuggestions(offered(), query)],
        command: ({ editor, range, props: { path } }) => {
          const { doc } = editor.state;
          // Existing closing braces are replaced.
          const after = doc.textBetween(range.to, Math.min(range.to + 2, doc.content.size), '\n');
          const to = range.to + (/^\}*/.exec(after)?.[0].length ?? 0);
          editor
            .chain()
            .focus()
            .command(({ tr }) => {
              tr.insertText(`{{${path}}}`, range.from, to);
              return true;
            })
            .run();
        },
        render: () => ({
          onStart: open,
          onUpdate: open,
          onExit: () => show(undefined),
          onKeyDown: ({ event }) => {
            if (list === undefined) return false;
            const { items, active, select } = list;
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (step !== undefined) {
              show({ ...list, active: (active + step + items.length) % items.length });
              return true;
            }
            const item = items[active];
            if ((event.key !== 'Enter' && event.key !== 'Tab') || item === undefined) return false;
            select(item);
            return true;
          },
        }),
      }),
    ];
  },
});

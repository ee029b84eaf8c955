import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { findPlaceholders } from '#engine';
import type { KnownPlaceholder } from './readPlaceholders.ts';

interface MarkOptions {
  /** Called whenever the text changes. */
  readonly offered: () => readonly KnownPlaceholder[];
}

/** Highlights the placeholders of a text, each with the title of its value. An unknown one has another style. */
export const PlaceholderMarks = Extension.create<MarkOptions>({
  name: 'placeholderMarks',
  addOptions: () => ({ offered: () => [] }),
  addProseMirrorPlugins() {
    const { offered } = this.options;
    const key = new PluginKey<DecorationSet>('placeholderMarks');
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: (_, { doc }) => markPlaceholders(doc, offered()),
          apply: (transaction, before) =>
            transaction.docChanged ? markPlaceholders(transaction.doc, offered()) : before,
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});

function markPlaceholders(doc: Node, offered: readonly KnownPlaceholder[]): DecorationSet {
  const titles = new Map(offered.map(({ path, title }) => [path, title]));
  const found: Decoration[] = [];
  doc.descendants((node, position) => {
    if (node.text === undefined) return;
    for (const { path, start, end } of findPlaceholders(node.text)) {
      const title = titles.get(path);
      found.push(
        Decoration.inline(position + start, position + end, {
          class: title === undefined ? 'rich-placeholder rich-placeholder-unknown' : 'rich-placeholder',
          ...(title === undefined ? {} : { title }),
        }),
      );
    }
  });
  return DecorationSet.create(doc, found);
}

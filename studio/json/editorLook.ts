import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colours and the type of the portal, in the light and in the dark. */
const theme = EditorView.theme({
  '&': { color: 'var(--fw-text)', backgroundColor: 'var(--fw-paper)', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: '2px solid var(--fw-primary)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--fw-text)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--fw-text)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--fw-text-secondary)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--fw-hover)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--fw-primary) 22%, transparent)',
  },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: 'color-mix(in srgb, var(--fw-warning) 30%, transparent)' },
  '.cm-matchingBracket': { backgroundColor: 'var(--fw-selected)', outline: 'none' },
  // Few fonts have the sign that stands around folded lines by default.
  '.cm-collapsedLines:before, .cm-collapsedLines:after': { content: '"…"' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--fw-hover)', border: 'none', color: 'var(--fw-text-secondary)' },
  '.cm-tooltip, .cm-panels': {
    color: 'var(--fw-text)',
    backgroundColor: 'var(--fw-paper)',
    border: '1px solid var(--fw-divider)',
    borderRadius: '8px',
  },
  '.cm-tooltip.cm-completionInfo': { maxWidth: '320px', padding: '6px 10px', fontFamily: 'var(--fw-font)' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--fw-primary)',
    color: 'var(--fw-on-main)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--fw-text-secondary)', marginLeft: '12px' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-diagnostic': { fontFamily: 'var(--fw-font)', whiteSpace: 'pre-wrap', maxWidth: '480px' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--fw-error)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--fw-warning)' },
  // The text keeps a contrast of 4.5:1 with both layers in both modes: what differs is underlined, not filled in strongly.
  '.cm-changedLine': { backgroundColor: 'color-mix(in srgb, var(--fw-info) 5%, transparent) !important' },
  '.cm-mergeView .cm-changedText, .cm-changedText': {
    background: 'color-mix(in srgb, var(--fw-info) 12%, transparent) !important',
    boxShadow: 'inset 0 -2px 0 var(--fw-info)',
  },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--fw-primary)' },
  { tag: tags.string, color: 'var(--fw-success)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--fw-warning)' },
]);

export const editorLook = [theme, syntaxHighlighting(colours)];

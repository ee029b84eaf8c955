import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  completionKeymap,
  snippet,
} from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { Box } from '@mui/material';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Problem, Suggestions } from '../data/operations.ts';
import { pointerAt, rangeOf } from './editJson.ts';
import { editorLook } from './editorLook.ts';

export interface JsonEditorProps {
  readonly label: string;
  readonly text: string;
  readonly readOnly: boolean;
  readonly problems: readonly Problem[];
  /** Place that the cursor goes to when another one is selected elsewhere. */
  readonly pointer: string;
  readonly onChange: (text: string) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSelect: (pointer: string) => void;
  readonly complete: (text: string, offset: number) => Promise<Suggestions>;
}

/** A definition as JSON, with completion and the findings of the gate at their places. */
export function JsonEditor(props: JsonEditorProps) {
  const { label, text, readOnly, problems, pointer } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  latest.current = props;
  const locked = useRef(new Compartment());
  const own = useRef('');
  /** The text that was told or written last. */
  const known = useRef(text);

  useEffect(() => {
    if (host.current === null) return;
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: extensionsOf(latest, locked.current, { own, known }),
      }),
    });
    view.current = made;
    return () => made.destroy();
  }, []);

  useEffect(() => {
    view.current?.dispatch({ effects: locked.current.reconfigure(EditorState.readOnly.of(readOnly)) });
  }, [readOnly]);

  // Before the next key: what is typed until then is not taken back.
  useLayoutEffect(() => {
    const editor = view.current;
    known.current = text;
    if (editor === undefined || editor.state.doc.toString() === text) return;
    editor.dispatch({ changes: differenceOf(editor.state.doc.toString(), text) });
  }, [text]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cursor follows a selection, and not what is typed.
  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || pointer === '' || pointer === own.current) return;
    own.current = pointer;
    const range = readRange(text, pointer);
    if (range !== undefined)
      editor.dispatch({
        selection: { anchor: range.from },
        effects: EditorView.scrollIntoView(range.from, { y: 'center' }),
      });
  }, [pointer]);

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined) return;
    const found = problems.map((problem) => placed(editor, problem));
    editor.dispatch(setDiagnostics(editor.state, found));
  }, [problems]);

  useEffect(() => {
    view.current?.contentDOM.setAttribute('aria-label', label);
  }, [label]);

  return <Box ref={host} sx={{ height: '100%', minHeight: 320, '& .cm-editor': { height: '100%' } }} />;
}

type Latest = { readonly current: JsonEditorProps };

interface Memory {
  /** The place of the cursor. */
  readonly own: { current: string };
  readonly known: { current: string };
}

function extensionsOf(latest: Latest, locked: Compartment, { own, known }: Memory) {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  const command = (run: () => void) => () => {
    run();
    return true;
  };
  return [
    ...(nonce === undefined || nonce === '' ? [] : [EditorView.cspNonce.of(nonce)]),
    lineNumbers(),
    foldGutter(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: true }),
    lintGutter(),
    // It scrolls, and is reached by the keyboard.
    EditorView.contentAttributes.of({ tabindex: '0' }),
    json(),
    ...editorLook,
    EditorView.lineWrapping,
    locked.of(EditorState.readOnly.of(latest.current.readOnly)),
    autocompletion({ override: [createCompletion(latest)], icons: false }),
    keymap.of([
      { key: 'Mod-z', run: command(() => latest.current.onUndo()), preventDefault: true },
      { key: 'Mod-Shift-z', run: command(() => latest.current.onRedo()), preventDefault: true },
      { key: 'Mod-y', run: command(() => latest.current.onRedo()), preventDefault: true },
      ...completionKeymap,
      ...searchKeymap,
      ...foldKeymap,
      ...lintKeymap,
      ...defaultKeymap,
      // Escape, then Tab, leaves the editor, as CodeMirror does by itself.
      indentWithTab,
    ]),
    EditorView.updateListener.of((update) => {
      if (!update.docChanged && !update.selectionSet) return;
      const text = update.state.doc.toString();
      if (update.docChanged && text !== known.current) {
        known.current = text;
        latest.current.onChange(text);
      }
      if (update.selectionSet && update.view.hasFocus) {
        const pointer = pointerAt(text, update.state.selection.main.head);
        if (pointer === own.current) return;
        own.current = pointer;
        latest.current.onSelect(pointer);
      }
    }),
  ];
}

/** Returns what completes JSON. If nothing completes a word, the server is not called again for its further letters. */
function createCompletion(latest: Latest): (context: CompletionContext) => Promise<CompletionResult | null> {
  let nothingAfter: string | undefined;
  return async (context) => {
    if (latest.current.readOnly) return null;
    const text = context.state.doc.toString();
    const before = text.slice(0, context.pos);
    if (!context.explicit && !/["\w.=(]$/.test(before)) return null;
    const isLonger = nothingAfter !== undefined && before.startsWith(nothingAfter);
    if (!context.explicit && isLonger && /^\w+$/.test(before.slice(nothingAfter?.length))) return null;
    const found = await suggest(context, { text, latest });
    nothingAfter = found === null && !context.aborted ? before : undefined;
    return found;
  };
}

interface Suggesting {
  readonly text: string;
  readonly latest: Latest;
}

async function suggest(context: CompletionContext, { text, latest }: Suggesting): Promise<CompletionResult | null> {
  const { start, end, completions } = await latest.current.complete(text, context.pos);
  if (context.aborted || completions.length === 0) return null;
  return {
    from: start,
    to: end,
    options: completions.map(({ label, insert, detail, kind }) => ({
      // What is replaced begins with a quote, except where it is a part of a name.
      label: kind === 'name' ? label : kind === 'property' ? `"${label}"` : insert,
      displayLabel: label,
      ...(detail === undefined ? {} : kind === 'name' ? { detail } : { info: detail }),
      apply: kind === 'name' ? insert : snippet(toSnippet(insert)),
      boost: kind === 'name' ? 1 : 0,
    })),
  };
}

/** `$1` and `${1:text}` of editors as CodeMirror writes them. */
function toSnippet(insert: string): string {
  return insert
    .replaceAll(/\$\{(\d+):([^}]*)\}/g, '#{$1:$2}')
    .replaceAll(/\$(\d+)/g, '#{$1}')
    .replaceAll('\\$', '$');
}

function placed(editor: EditorView, { line, column, message, hint, severity }: Problem) {
  const { doc } = editor.state;
  const at = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const from = Math.min(at.from + column - 1, at.to);
  const length = /^(?:"(?:[^"\\]|\\.)*"|[\w.]+|.)/.exec(doc.sliceString(from, at.to))?.[0].length ?? 0;
  return {
    from,
    to: from + length,
    severity: severity === 'error' ? ('error' as const) : ('warning' as const),
    message: hint === undefined ? message : `${message}\n${hint}`,
  };
}

/** The least change that makes one text the other, so that the cursor stays where it is. */
function differenceOf(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

function readRange(text: string, pointer: string): { from: number } | undefined {
  try {
    return rangeOf(text, pointer);
  } catch {
    return undefined;
  }
}

import { json } from '@codemirror/lang-json';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { editorLook } from './editorLook.ts';

export interface MergeEditorProps {
  readonly before: string;
  readonly after: string;
  readonly labels: readonly [before: string, after: string];
  /** Called with the right side when it is changed; without it, both sides are read only. */
  readonly onChange?: (text: string) => void;
}

/** Two texts beside each other. What differs on the left can be taken over to the right, where that is written. */
export function MergeEditor({ before, after, labels, onChange }: MergeEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const change = useRef(onChange);
  change.current = onChange;
  const first = useRef(after);
  const [left, right] = labels;
  const isWritten = onChange !== undefined;
  const shown = isWritten ? first.current : after;

  useEffect(() => {
    if (host.current === null) return;
    const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
    const shared = [
      ...(nonce === undefined || nonce === '' ? [] : [EditorView.cspNonce.of(nonce)]),
      ...[lineNumbers(), json(), EditorView.lineWrapping, ...editorLook],
    ];
    const view = new MergeView({
      parent: host.current,
      collapseUnchanged: { margin: 3, minSize: 6 },
      ...(isWritten ? { revertControls: 'a-to-b' as const } : {}),
      a: {
        doc: before,
        extensions: [
          ...shared,
          EditorState.readOnly.of(true),
          EditorView.contentAttributes.of({ 'aria-label': left, tabindex: '0' }),
        ],
      },
      b: {
        doc: shown,
        extensions: [
          ...shared,
          EditorState.readOnly.of(!isWritten),
          EditorView.contentAttributes.of({ 'aria-label': right, tabindex: '0' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) change.current?.(update.state.doc.toString());
          }),
        ],
      },
    });
    return () => view.destroy();
  }, [before, shown, left, right, isWritten]);

  return (
    <Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          typography: 'subtitle2',
          color: 'text.secondary',
          mb: 0.5,
        }}
      >
        <span>{left}</span>
        <span>{right}</span>
      </Box>
      <Box
        ref={host}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'auto', maxHeight: '60vh' }}
      />
    </Box>
  );
}

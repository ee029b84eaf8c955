import './rich-text.css';
import { titleId, type WidgetProps } from '@rjsf/utils';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { classes } from '../../look/classes.ts';
import { describedBy, isInvalid, isLocked } from '../inputAttributes.ts';
import { listOption } from '../readOptions.ts';
import { hideInlineStyles } from './inlineStyles.ts';
import { optionId, PlaceholderList } from './PlaceholderList.tsx';
import type { SuggestionList } from './PlaceholderSuggestions.ts';
import { RichTools } from './RichTools.tsx';
import { readPlaceholders } from './readPlaceholders.ts';
import { richExtensions } from './richExtensions.ts';

/** Edits a formatted text, stored as HTML, or one line of plain text. Both highlight and suggest placeholders. */
export function RichTextWidget(props: WidgetProps) {
  const { id, value, onChange, onBlur, onFocus, options } = props;
  const locked = isLocked(props);
  const isLine = options['format'] === 'rich-line';
  const listId = useId();
  const [list, setList] = useState<SuggestionList>();
  const given: unknown = options['placeholders'];
  const offered = useMemo(() => readPlaceholders(given), [given]);
  const latest = useRef({ offered, onChange, onBlur, onFocus });
  latest.current = { offered, onChange, onBlur, onFocus };
  const emitted = useRef<unknown>(value);
  const [fonts, sizes] = [listOption(props, 'fonts'), numbersOf(options['sizes'])];
  const attributes: Record<string, string> = {
    id,
    class: classes('rich-content', isLine && 'rich-line'),
    role: 'textbox',
    'aria-multiline': String(!isLine),
    'aria-labelledby': titleId(id),
    'aria-invalid': String(isInvalid(props)),
    'aria-required': String(props.required === true),
    'aria-readonly': String(locked),
    ...(locked ? { tabindex: '0' } : {}),
    ...withDescription(describedBy(props)),
    ...(list === undefined ? {} : { 'aria-controls': listId, 'aria-activedescendant': optionId(listId, list.active) }),
  };
  const editor = useEditor({
    extensions: richExtensions({ isLine, fonts, sizes, offered: () => latest.current.offered, onOffer: setList }),
    content: contentOf(value, isLine),
    editable: !locked,
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes,
      transformPastedHTML: hideInlineStyles,
      transformPastedText: (text) => (isLine ? oneLine(text) : text),
    },
    onUpdate: ({ editor: changed }) => {
      const next = readContent(changed, isLine);
      emitted.current = next;
      latest.current.onChange(next);
    },
    onFocus: () => latest.current.onFocus(id, emitted.current),
    onBlur: () => latest.current.onBlur(id, emitted.current),
  });

  // The form has another value, for example one from another user.
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(contentOf(value, isLine), { emitUpdate: false });
  }, [editor, value, isLine]);
  useEffect(() => editor.setEditable(!locked, false), [editor, locked]);
  const attributesKey = JSON.stringify(attributes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the attributes.
  useEffect(
    () => editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } }),
    [attributesKey, editor],
  );

  return (
    <div className={classes('rich-box', locked && 'rich-locked', isInvalid(props) && 'rich-wrong')}>
      {!locked && !isLine && (
        <RichTools editor={editor} title={props.label} fonts={fonts} sizes={sizes} offered={offered} />
      )}
      <EditorContent editor={editor} />
      {list !== undefined && <PlaceholderList id={listId} list={list} />}
    </div>
  );
}

function withDescription(ids: string | undefined): Record<string, string> {
  return ids === undefined ? {} : { 'aria-describedby': ids };
}

/** Returns the editor content for a value. A line is plain text: nothing in it is parsed as HTML. */
function contentOf(value: unknown, isLine: boolean) {
  const text = typeof value === 'string' ? value : '';
  if (!isLine) return hideInlineStyles(text);
  const content = text === '' ? [] : [{ type: 'text', text: oneLine(text) }];
  return { type: 'doc', content: [{ type: 'paragraph', content }] };
}

/** Returns the value of an editor; undefined if it is empty. */
function readContent(editor: Editor, isLine: boolean): string | undefined {
  if (editor.isEmpty) return undefined;
  return isLine ? oneLine(editor.getText()) : editor.getHTML();
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ');
}

function numbersOf(given: unknown): readonly number[] {
  return Array.isArray(given) ? given.filter((item) => typeof item === 'number') : [];
}

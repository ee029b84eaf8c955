import {
  mdiFormatBold,
  mdiFormatItalic,
  mdiFormatListBulleted,
  mdiFormatListNumbered,
  mdiFormatUnderline,
  mdiLinkVariant,
  mdiRedo,
  mdiTable,
  mdiTableColumnPlusAfter,
  mdiTableColumnRemove,
  mdiTableRemove,
  mdiTableRowPlusAfter,
  mdiTableRowRemove,
  mdiUndo,
} from '@mdi/js';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { IconButton } from '../../look/IconButton.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { LinkBar } from './LinkBar.tsx';
import type { KnownPlaceholder } from './readPlaceholders.ts';

interface RichToolsProps {
  readonly editor: Editor;
  /** Title of the field. */
  readonly title: string;
  readonly fonts: readonly string[];
  readonly sizes: readonly number[];
  readonly offered: readonly KnownPlaceholder[];
}

interface Tool {
  /** Name of its text in the texts of the engine. */
  readonly name: string;
  readonly path: string;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** The mark or node that is active in the text while the tool is pressed. */
  readonly active?: string;
  /** Available inside a table only. */
  readonly inTable?: boolean;
}

const tools: readonly Tool[] = [
  { name: 'undo', path: mdiUndo, run: (chain) => chain.undo() },
  { name: 'redo', path: mdiRedo, run: (chain) => chain.redo() },
  { name: 'bold', path: mdiFormatBold, run: (chain) => chain.toggleBold(), active: 'bold' },
  { name: 'italic', path: mdiFormatItalic, run: (chain) => chain.toggleItalic(), active: 'italic' },
  { name: 'underline', path: mdiFormatUnderline, run: (chain) => chain.toggleUnderline(), active: 'underline' },
  { name: 'bullets', path: mdiFormatListBulleted, run: (chain) => chain.toggleBulletList(), active: 'bulletList' },
  { name: 'numbers', path: mdiFormatListNumbered, run: (chain) => chain.toggleOrderedList(), active: 'orderedList' },
  { name: 'table', path: mdiTable, run: (chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }) },
  { name: 'addRow', path: mdiTableRowPlusAfter, run: (chain) => chain.addRowAfter(), inTable: true },
  { name: 'removeRow', path: mdiTableRowRemove, run: (chain) => chain.deleteRow(), inTable: true },
  { name: 'addColumn', path: mdiTableColumnPlusAfter, run: (chain) => chain.addColumnAfter(), inTable: true },
  { name: 'removeColumn', path: mdiTableColumnRemove, run: (chain) => chain.deleteColumn(), inTable: true },
  { name: 'removeTable', path: mdiTableRemove, run: (chain) => chain.deleteTable(), inTable: true },
];

/** The toolbar of a rich text. Left and Right move the focus between the tools. */
export function RichTools({ editor, title, fonts, sizes, offered }: RichToolsProps) {
  const say = useEngineText();
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: tools.flatMap(({ active }) => (active !== undefined && now.isActive(active) ? [active] : [])),
      isLink: now.isActive('link'),
      isTable: now.isActive('table'),
      font: String(now.getAttributes('textStyle')['fontFamily'] ?? ''),
      size: String(now.getAttributes('textStyle')['fontSize'] ?? ''),
    }),
  });
  const setLook = (name: 'fontFamily' | 'fontSize', value: string) =>
    editor
      .chain()
      .focus()
      .setMark('textStyle', { [name]: value === '' ? null : value })
      .removeEmptyTextStyle()
      .run();
  return (
    <>
      <div role="toolbar" aria-label={say('rich.tools', { title })} className="rich-tools" onKeyDown={moveAlong}>
        {tools
          .filter(({ inTable = false }) => !inTable || state.isTable)
          .map(({ name, path, run, active }) => (
            <IconButton
              key={name}
              type="button"
              size="small"
              className="rich-tool"
              aria-label={say(`rich.${name}`)}
              title={say(`rich.${name}`)}
              {...(active === undefined ? {} : { 'aria-pressed': state.active.includes(active) })}
              onClick={() => run(editor.chain().focus()).run()}
            >
              <Icon path={path} size="small" />
            </IconButton>
          ))}
        <IconButton
          type="button"
          size="small"
          className="rich-tool"
          aria-label={say('rich.link')}
          title={say('rich.link')}
          aria-pressed={state.isLink}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          <Icon path={mdiLinkVariant} size="small" />
        </IconButton>
        {fonts.length > 0 && (
          <ToolSelect
            name={say('rich.font')}
            value={state.font}
            options={[{ value: '', label: `${say('rich.font')}: ${say('rich.standard')}` }, ...fonts.map(asOption)]}
            onSelect={(font) => setLook('fontFamily', font)}
          />
        )}
        {sizes.length > 0 && (
          <ToolSelect
            name={say('rich.size')}
            value={state.size}
            options={[
              { value: '', label: `${say('rich.size')}: ${say('rich.standard')}` },
              ...sizes.map((size) => asOption(`${size}px`)),
            ]}
            onSelect={(size) => setLook('fontSize', size)}
          />
        )}
        {offered.length > 0 && (
          <ToolSelect
            name={say('rich.placeholder')}
            value=""
            options={[
              { value: '', label: say('rich.placeholder') },
              ...offered.map(({ path, title: meaning }) => ({
                value: path,
                label: meaning === path ? path : `${path} (${meaning})`,
              })),
            ]}
            onSelect={(path) => {
              if (path !== '')
                editor
                  .chain()
                  .focus()
                  .insertContent({ type: 'text', text: `{{${path}}}` })
                  .run();
            }}
          />
        )}
      </div>
      {isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

interface ToolSelectProps {
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onSelect: (value: string) => void;
}

function ToolSelect({ name, value, options, onSelect }: ToolSelectProps) {
  return (
    <select className="rich-select" aria-label={name} value={value} onChange={({ target }) => onSelect(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function asOption(value: string) {
  return { value, label: value };
}

/**
 * Moves the focus to the next or the previous tool. A list of options handles these keys itself while it has the focus.
 */
function moveAlong(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select')];
  const next = all[(all.indexOf(event.target) + step + all.length) % all.length];
  event.preventDefault();
  next?.focus();
}

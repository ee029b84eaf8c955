import { Alert, Box, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { sourceLocale } from '#engine';
import { parseCells, useRuntime } from '#renderer/host';
import type { Problem } from '../data/operations.ts';
import type { OpenDraft } from '../draft/DraftStore.ts';
import { useDraftStore } from '../draft/DraftsProvider.tsx';
import { useLanguageName } from '../texts/useLanguageName.ts';
import { useStudioText } from '../texts/useStudioText.ts';
import { readJson } from '../wording/readJson.ts';
import { CellInfo } from './CellInfo.tsx';
import { type CellEdit, isOpen, type TableTexts } from './cells.ts';
import { entryOf, type TableColumn } from './columns.ts';
import { keyOfCell } from './findings.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { type PastePlan, planPaste, type RefusedCell } from './planPaste.ts';
import type { TableRow } from './rows.ts';
import { TableGrid } from './TableGrid.tsx';
import { translationGaps } from './translationGaps.ts';
import { useGridSelection } from './useGridSelection.ts';
import { useTable } from './useTable.ts';
import { useTranslationDrafts } from './useTranslationDrafts.ts';

interface TableViewProps {
  readonly draft: OpenDraft;
  readonly problems: readonly Problem[];
  readonly pointer: string;
  readonly readOnly: boolean;
  readonly onSelect: (pointer: string) => void;
  /** Shows the properties of a part. */
  readonly onProperties: (pointer: string) => void;
}

/** The questions of a flow as a table: a row for each answer, in which texts and marks are typed and pasted. */
export function TableView(props: TableViewProps) {
  const say = useStudioText();
  const json = useMemo(() => readJson(props.draft.text), [props.draft.text]);
  if (json === undefined) return <Alert severity="warning">{say('unreadable')}</Alert>;
  return <QuestionTable {...props} json={json} />;
}

/** A part is selected this long after the last key, in ms: its properties are drawn beside the table. */
const selectAfter = 400;
/** More lines of what was not pasted are counted only. */
const mostLines = 8;
const noneChanged: ReadonlySet<string> = new Set();

function QuestionTable(props: TableViewProps & { readonly json: unknown }) {
  const { draft, json, pointer, onSelect } = props;
  const say = useStudioText();
  const nameOf = useLanguageName();
  const store = useDraftStore();
  const { release } = useRuntime();
  const [locale, setLocale] = useState<string>(sourceLocale);
  const [changed, setChanged] = useState(noneChanged);
  const [refused, setRefused] = useState<readonly RefusedCell[]>([]);
  const [pasted, setPasted] = useState<{ readonly count: number; readonly added: number }>();
  const [asked, setAsked] = useState<PastePlan>();
  // What the definition was before the cell that is edited was typed into.
  const begun = useRef<TableTexts>(undefined);
  const infoId = useId();
  const translations = useTranslationDrafts(draft);
  const table = useTable({ draft, json, locale, translations, problems: props.problems });
  const { rows, columns, show, read, write, titleOf, findings } = table;
  const selection = useGridSelection(rowAt(rows, pointer), { rows: rows.length, columns: columns.length });
  const { active, block, isUsed, editing } = selection;
  const row = rows[active.row];
  const column = columns[active.column];
  const own = translations.get(locale);
  const readOnly = props.readOnly || (locale !== sourceLocale && (own === undefined || own.status === 'conflict'));
  const shown = useMemo(
    () => (locale === sourceLocale || own === undefined ? translations : new Map([[locale, own]])),
    [translations, locale, own],
  );
  const gapsOf = useCallback(
    (of: TableRow, at: TableColumn): string => {
      const gaps = translationGaps(of, at, shown);
      const [first] = gaps;
      if (first === undefined) return '';
      if (locale === sourceLocale) return gaps.map((gap) => gap.locale.toUpperCase()).join(' ');
      return say(first.state === 'missing' ? 'translationMissing' : 'outdatedShort');
    },
    [shown, locale, say],
  );

  const place = row && column ? (entryOf(row, column) ?? row.question).pointer : undefined;
  useEffect(() => {
    if (!isUsed || place === undefined || place === pointer || editing !== undefined) return;
    const timer = setTimeout(() => onSelect(place), selectAfter);
    return () => clearTimeout(timer);
  }, [isUsed, place, pointer, editing, onSelect]);

  const forget = () => {
    setChanged(noneChanged);
    setRefused([]);
    setPasted(undefined);
  };
  const apply = (plan: PastePlan, adds: boolean) => {
    setAsked(undefined);
    write(`paste ${Date.now()}`, plan.edits, adds ? plan.added : []);
    setChanged(new Set(plan.edits.map((edit) => keyOfCell(edit.row, edit.column))));
    setRefused(plan.refused);
    setPasted({ count: plan.edits.length, added: adds ? plan.added.length : 0 });
  };
  const paste = (text: string) => {
    const at = { row: block.top, column: block.left };
    const plan = planPaste({ rows, columns, locale, at, block: parseCells(text), show, read });
    if (plan.added.length === 0) apply(plan, false);
    else setAsked(plan);
  };
  const clear = () => {
    const edits = rows.slice(block.top, block.bottom).flatMap((of) =>
      columns.slice(block.left, block.right).flatMap((at): readonly CellEdit[] => {
        const isEmpty = at.isRequired || show(of, at) === '' || !isOpen(of, at, locale);
        return isEmpty ? [] : [{ row: of, column: at, value: undefined }];
      }),
    );
    forget();
    write(`clear ${Date.now()}`, edits);
  };
  const type = (of: TableRow, at: TableColumn, text: string, isLast: boolean) => {
    const found = read(text, at);
    const isEmpty = text.trim() === '' && at.isRequired;
    if (isLast) forget();
    if (found.isRead && !isEmpty) {
      if (text !== show(of, at)) {
        begun.current ??= table.readTexts();
        write(`cell ${keyOfCell(of, at)}`, [{ row: of, column: at, value: found.value }]);
      }
    } else if (isLast) setRefused([{ ...active, text }]);
    if (isLast) begun.current = undefined;
  };
  const cancel = () => {
    if (begun.current !== undefined) table.writeTexts(`cancel ${Date.now()}`, begun.current);
    begun.current = undefined;
  };

  if (columns.length === 0) return <Box role="status">{say('loading')}</Box>;
  if (rows.length === 0) return <Alert severity="info">{say('nothingInTable')}</Alert>;
  const gaps = row && column ? translationGaps(row, column, shown) : [];
  const isFixed = row !== undefined && column !== undefined && !isOpen(row, column, locale);
  const fixed =
    !isFixed || column.kind === 'id'
      ? undefined
      : entryOf(row, column) === undefined
        ? say(column.of === 'question' ? 'cellOfQuestion' : 'noAnswers')
        : say('cellInProperties');
  const title = say('table');
  return (
    <Stack spacing={1} sx={{ height: { md: '100%' }, minHeight: 0 }}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', pt: 0.5 }}>
        <TextField
          select
          size="small"
          label={say('textsIn')}
          value={locale}
          onChange={(event) => {
            forget();
            setLocale(event.target.value);
          }}
          sx={{ minWidth: 160 }}
        >
          {release.locales.map((one) => (
            <MenuItem key={one} value={one}>
              {nameOf(one)}
            </MenuItem>
          ))}
        </TextField>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1, minWidth: 200 }}>
          {say('tableHelp')}
        </Typography>
      </Stack>
      {own?.status === 'conflict' && <Alert severity="warning">{say('translationsConflict')}</Alert>}
      <Box role="status">
        {(pasted !== undefined || refused.length > 0) && (
          <Alert severity={refused.length === 0 ? 'success' : 'warning'} onClose={forget}>
            {pasted !== undefined && say('cellsPasted', pasted)}
            {refused.length > 0 && (
              <Box component="ul" sx={{ m: 0, pl: 2, maxHeight: 100, overflow: 'auto' }}>
                {refused.slice(0, mostLines).map((cell) => (
                  <li key={`${cell.row} ${cell.column}`}>{lineOf(cell)}</li>
                ))}
                {refused.length > mostLines && <li>{say('moreRefused', { count: refused.length - mostLines })}</li>}
              </Box>
            )}
          </Alert>
        )}
      </Box>
      <TableGrid
        label={title}
        table={table}
        locale={locale}
        readOnly={readOnly}
        selection={selection}
        changed={changed}
        gapsOf={gapsOf}
        describedBy={infoId}
        onWrite={type}
        onCancel={cancel}
        onOpen={(of, at) => props.onProperties((entryOf(of, at) ?? of.question).pointer)}
        onClear={clear}
        onPaste={paste}
        onUndo={() => store.undo(draft)}
        onRedo={() => store.redo(draft)}
      />
      {row !== undefined && column !== undefined && (
        <CellInfo
          id={infoId}
          place={say('cellOf', { row: active.row + 1, column: titleOf(column) })}
          locale={locale}
          problems={findings.get(keyOfCell(row, column)) ?? []}
          gaps={gaps}
          fixed={fixed}
          readOnly={readOnly}
          onStillCorrect={() => write(`correct ${Date.now()}`, [{ row, column, value: show(row, column) }])}
        />
      )}
      {asked !== undefined && (
        <PasteDialog plan={asked} onCancel={() => setAsked(undefined)} onPaste={(adds) => apply(asked, adds)} />
      )}
    </Stack>
  );

  function lineOf({ row: index, column: at, text }: RefusedCell): string {
    const of = columns[at];
    const name = of === undefined ? String(at + 1) : titleOf(of);
    return say(text === '' ? 'cellRequired' : 'cellRefused', { row: index + 1, column: name, text });
  }
}

/** The row of a part of the definition, or the first one. */
function rowAt(rows: readonly TableRow[], pointer: string): number {
  const isAt = (own: string | undefined) => own !== undefined && (pointer === own || pointer.startsWith(`${own}/`));
  const at = rows.findIndex(({ answer }) => isAt(answer?.pointer));
  return Math.max(at >= 0 ? at : rows.findLastIndex(({ question, isFirst }) => isFirst && isAt(question.pointer)), 0);
}

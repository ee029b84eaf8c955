import type { OpenDraft } from '../draft/DraftStore.ts';
import { differingPlaceholders } from '../translations/translations.ts';
import { sourceText, translationOf } from './cells.ts';
import { entryOf, type TableColumn } from './columns.ts';
import type { TableRow } from './rows.ts';

/** What is to be done about a text in a language. */
export interface TranslationGap {
  readonly locale: string;
  readonly state: 'missing' | 'outdated' | 'placeholders';
  /** The English text that an outdated translation was made for. */
  readonly of: string;
  /** Names that one of the texts does not have. */
  readonly names: readonly string[];
}

/** The languages in which the text of a cell has no translation, one of an older text, or other placeholders. */
export function translationGaps(
  row: TableRow,
  column: TableColumn,
  drafts: ReadonlyMap<string, OpenDraft>,
): readonly TranslationGap[] {
  const source = column.kind === 'text' && entryOf(row, column) !== undefined ? sourceText(row, column) : undefined;
  if (source === undefined) return [];
  return [...drafts].flatMap(([locale, { text }]): readonly TranslationGap[] => {
    const found = translationOf(text, row, column);
    if (found === undefined) return [{ locale, state: 'missing', of: '', names: [] }];
    if (found.of !== source) return [{ locale, state: 'outdated', of: found.of, names: [] }];
    const names = differingPlaceholders(source, found.is);
    return names.length === 0 ? [] : [{ locale, state: 'placeholders', of: found.of, names }];
  });
}

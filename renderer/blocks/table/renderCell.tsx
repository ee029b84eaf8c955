import type { ReactNode } from 'react';
import { formatValue, numberCountry, type Scope, type TextContext } from '#engine';
import { ActionBar } from '../../actions/ActionBar.tsx';
import { Link } from '../../routing/Link.tsx';
import { lookOf, type ValueLook } from '../../values/lookOf.ts';
import { MailAddress } from '../../values/MailAddress.tsx';
import { PhoneLink } from '../../values/PhoneLink.tsx';
import type { Row } from '../../values/rowsOf.ts';
import type { GridColumn } from './gridColumns.ts';
import { cellValue } from './rowConditions.ts';

interface CellInput {
  readonly column: GridColumn;
  readonly row: Row;
  readonly scope: Scope;
  readonly context: TextContext;
  readonly isWide: boolean;
  /** Rendered before the value: the mark of the row. */
  readonly mark?: ReactNode;
  /** URL of the record, to which the value links. */
  readonly door?: string;
}

/** Renders the cell of a column in a row with as few elements as possible. */
export function renderCell({ column, row, scope, context, isWide, mark, door }: CellInput): ReactNode {
  const { field } = column;
  const value = cellValue(field, row, scope);
  const words = formatValue(field, value, scope, context);
  const look = lookOf(field, value, words);
  const content =
    door !== undefined && look.kind !== 'none' ? doorOf(door, look, words) : contentOf(column, look, words);
  const hasActions = field.actions.length > 0;
  const isMarked = mark !== undefined;
  return (
    <td
      key={field.path}
      className={`${column.className}${hasActions || isMarked ? ' grid-box' : (classes[look.kind] ?? '')}`}
      {...(isWide ? { 'aria-colindex': column.place } : {})}
    >
      {hasActions || isMarked ? (
        <span className="grid-parts">
          {mark}
          <span className={(classes[look.kind] ?? '').trim()}>{content}</span>
          <ActionBar actions={field.actions} size="small" dense />
        </span>
      ) : (
        content
      )}
    </td>
  );
}

const classes: Partial<Record<ValueLook['kind'], string>> = {
  none: ' grid-none',
  absent: ' grid-absent',
  tone: ' grid-box',
  mail: ' grid-box',
  phone: ' grid-box',
  page: ' grid-box',
  word: ' grid-word',
};

function doorOf(door: string, look: ValueLook, words: string): ReactNode {
  return (
    <Link className={look.kind === 'tone' ? `grid-tone grid-tone-${look.tone}` : 'grid-link'} to={door}>
      {words}
    </Link>
  );
}

function contentOf({ field }: GridColumn, look: ValueLook, words: string): ReactNode {
  switch (look.kind) {
    case 'none':
      return '—';
    case 'tone':
      return <span className={`grid-tone grid-tone-${look.tone}`}>{words}</span>;
    case 'mail':
      return (
        <a className="grid-link" href={`mailto:${look.address}`}>
          <MailAddress address={look.address} />
        </a>
      );
    case 'phone':
      return <PhoneLink number={look.number} country={numberCountry(field)} />;
    case 'page':
      return (
        <a className="grid-link" href={look.address} target="_blank" rel="noopener noreferrer">
          {words}
        </a>
      );
    default:
      return words;
  }
}
